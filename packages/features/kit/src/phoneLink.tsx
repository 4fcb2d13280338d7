import { Link, showPhone } from '@fairlead/ui';

/** Phone number as a link that calls it. Null without a number. */
export const phoneLink = (phone: string | null | undefined) =>
  phone ? <Link href={`tel:${phone}`}>{showPhone(phone)}</Link> : null;
