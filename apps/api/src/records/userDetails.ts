import type { components } from '@fairlead/openapi';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addresses, insuranceTypes, states, userDetails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
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

/** Loads the profile details of a user. */
export async function loadDetails(tx: Transaction, userId: string): Promise<UserDetails> {
  const [found] = await tx
    .select({ row: userDetails, address: addresses })
    .from(userDetails)
    .leftJoin(addresses, eq(addresses.id, userDetails.addressId))
    .where(eq(userDetails.id, userId));
  if (!found) return { ...emptyDetails, address: null, supportedStates: [], supportedInsuranceTypes: [] };
  const { row, address } = found;
  const { phone, website, bio, linkedInUrl, facebookUrl, availabilityTime, signature } = row;
  return {
    phone,
    website,
    address: address && toAddress(address),
    bio,
    linkedInUrl,
    facebookUrl,
    availabilityTime,
    signature,
    supportedStates: await statesOf(tx, row.states),
    supportedInsuranceTypes: await insuranceTypesOf(tx, row.insuranceTypeIds),
    licenseNumber: row.licenseNumber,
    licenseState: row.licenseState,
    licenseExpirationDate: dayToSeconds(row.licenseExpiresOn),
  };
}

/** States by code, sorted by name. */
async function statesOf(tx: Transaction, codes: string[]): Promise<UserDetails['supportedStates']> {
  if (codes.length === 0) return [];
  return tx
    .select({ id: states.id, name: states.name, state_code: states.code })
    .from(states)
    .where(inArray(states.code, codes))
    .orderBy(asc(states.name));
}

async function insuranceTypesOf(tx: Transaction, ids: string[]): Promise<UserDetails['supportedInsuranceTypes']> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: insuranceTypes.id, name: insuranceTypes.name })
    .from(insuranceTypes)
    .where(and(inArray(insuranceTypes.id, ids), isNull(insuranceTypes.deletedAt)))
    .orderBy(asc(nameOrder(insuranceTypes.name)), asc(insuranceTypes.id));
}
