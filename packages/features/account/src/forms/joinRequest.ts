import type { Read, Schemas } from '@fairlead/api-client/client';
import { urls } from '@fairlead/kit';

/** Data in the page address: the referral, and the tag of the insurance type to quote. */
export interface Referral {
  referral: string;
  insurance: string | null;
}

/** Query parameters of the referral endpoint. */
export const referralQuery = ({ referral, insurance }: Referral) => ({
  referral,
  // the endpoint rejects empty or longer tags
  ...(insurance && insurance.length <= 255 && { insurance }),
});

/** Request for the agent of the referral. */
export const referralRequest = (invited: Referral): Read<'/api/auth/referral/validate'> => [
  '/api/auth/referral/validate',
  { query: referralQuery(invited) },
];

/** Page where a customer requests a quote. Shows up to 100 insurance types, so that this one is included. */
export const quoteRequestPath = ({ tag }: Schemas['InsuranceTypeOption']) => ({
  pathname: urls.products.list,
  search: `?${new URLSearchParams({ size: '100', insurance: tag })}`,
});
