import type { components } from '@fairlead/openapi';
import { sql } from 'drizzle-orm';
import { addresses, insuranceTypes, states, userDetails } from '../db/schema/index.ts';
import { nameOrder } from '../db/text.ts';
import { dayToSeconds } from '../db/time.ts';
import { toAddress } from './addresses.ts';

type UserDetails = components['schemas']['UserDetails'];

/** Details of a user who has entered none. */
const emptyDetails = {
  phone: '',
  website: '',
  bio: '',
  linkedInUrl: '',
  facebookUrl: '',
  availabilityTime: '',
  signature: '',
  licenseNumber: '',
  licenseState: '',
  licenseExpirationDate: null,
};

/** Columns of the profile details, for a query that joins `userDetails` and `addresses`. Customers may read all of them. */
export const detailColumns = {
  details: userDetails,
  address: addresses,
  states: sql<UserDetails['supportedStates']>`(
    select coalesce(json_agg(json_build_object('id', ${states.id}, 'name', ${states.name}, 'state_code', ${states.code})
      order by ${states.name}), '[]')
    from ${states} where ${states.code} = any(${userDetails.states}))`,
  insuranceTypes: sql<UserDetails['supportedInsuranceTypes']>`(
    select coalesce(json_agg(json_build_object('id', ${insuranceTypes.id}, 'name', ${insuranceTypes.name})
      order by ${nameOrder(insuranceTypes.name)}, ${insuranceTypes.id}), '[]')
    from ${insuranceTypes}
    where ${insuranceTypes.id} = any(${userDetails.insuranceTypeIds}) and ${insuranceTypes.deletedAt} is null)`,
};

interface DetailRow {
  details: typeof userDetails.$inferSelect | null;
  address: typeof addresses.$inferSelect | null;
  states: UserDetails['supportedStates'];
  insuranceTypes: UserDetails['supportedInsuranceTypes'];
}

/** Profile details of a user. */
export function toDetails({ details, address, ...supported }: DetailRow): UserDetails {
  if (!details) return { ...emptyDetails, address: null, supportedStates: [], supportedInsuranceTypes: [] };
  const { phone, website, bio, linkedInUrl, facebookUrl, availabilityTime, signature } = details;
  return {
    phone,
    website,
    address: address && toAddress(address),
    bio,
    linkedInUrl,
    facebookUrl,
    availabilityTime,
    signature,
    supportedStates: supported.states,
    supportedInsuranceTypes: supported.insuranceTypes,
    licenseNumber: details.licenseNumber,
    licenseState: details.licenseState,
    licenseExpirationDate: dayToSeconds(details.licenseExpiresOn),
  };
}
