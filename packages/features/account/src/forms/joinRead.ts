import type { Read, Schemas } from '@fairlead/api-client/client';
import { urls } from '@fairlead/kit';

/** What the address of the page tells: whose referral it is, and the tag of the insurance that a quote is wanted for. */
export interface Invited {
  referral: string;
  insurance: string | null;
}

/** Both as the server is asked about them. */
export const invitedQuery = ({ referral, insurance }: Invited) => ({
  referral,
  // what is empty or too long to be a tag names nothing
  ...(insurance && insurance.length <= 255 && { insurance }),
});

/** Whose referral it is. */
export const referralRead = (invited: Invited): Read<'/api/auth/referral/validate'> => [
  '/api/auth/referral/validate',
  { query: invitedQuery(invited) },
];

/** Where a customer asks for an insurance: one page with all that there are, so that it is among them. */
export const askingFor = ({ tag }: Schemas['InsuranceTypeOption']) => ({
  pathname: urls.products.list,
  search: `?${new URLSearchParams({ size: '100', insurance: tag })}`,
});
