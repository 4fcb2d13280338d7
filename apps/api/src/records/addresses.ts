import type { components } from '@fairlead/openapi';
import { eq } from 'drizzle-orm';
import type { FieldMessage } from '../contract/types.ts';
import { lockAndFind } from '../db/rows.ts';
import { addresses, states, userDetails } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

type AddressBody = Omit<components['schemas']['AddressUpdate'], 'addressId' | 'version'>;
export type AddressRow = typeof addresses.$inferSelect;

export const toAddress = (row: AddressRow): components['schemas']['Address'] => ({
  id: row.id,
  addressType: row.addressType,
  street: row.street,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  country: row.country,
  version: row.version,
});

/** Columns to store. Omitted fields are left out. */
export function columnsOf({ street, city, state, zipCode, country }: AddressBody): Partial<AddressRow> {
  const given = Object.entries({ street, city, state, zipCode, country }).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given.map(([name, text = '']) => [name, text.trim()]));
}

/** Error of an unknown state. */
export async function addressErrors(tx: Transaction, { state = '' }: AddressBody): Promise<FieldMessage[]> {
  const code = state.trim();
  if (code === '') return [];
  const [known] = await tx.select({ id: states.id }).from(states).where(eq(states.code, code));
  return known ? [] : [{ field: 'state', code: 'address.stateUnknown' }];
}

/** An address with the user that it belongs to. */
export interface OwnedAddress {
  row: AddressRow;
  ownerId: string;
}

/** Finds an address that the transaction can see. */
export async function findAddress(tx: Transaction, id: string): Promise<OwnedAddress | undefined> {
  const [row] = await tx.select().from(addresses).where(eq(addresses.id, id));
  if (!row) return undefined;
  const [owner] = await tx.select({ id: userDetails.id }).from(userDetails).where(eq(userDetails.addressId, id));
  // An address without a user belongs to the user who created it.
  return { row, ownerId: owner?.id ?? row.createdBy };
}

/** Finds an address and locks it until the transaction ends. */
export const lockAddress = (tx: Transaction, id: string) => lockAndFind(tx, addresses, id, findAddress);
