import type { Read } from '@fairlead/api-client/client';

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
