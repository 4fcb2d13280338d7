import type { Language } from '@fairlead/rules';

/** Formats amounts as everywhere in the product: `$1,234.50`. */
export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a day, such as `June 1, 2026`. UTC. */
export const longDate = (language: Language, date: Date | string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Full name of a contact. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
