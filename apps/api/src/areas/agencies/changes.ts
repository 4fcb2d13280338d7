import type { components } from '@fairlead/openapi';
import { isWebUrl } from '@fairlead/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import type { agencies } from '../../db/schema/index.ts';
import { addresses, agencyInsuranceTypes, insuranceTypes, states } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { imageError } from '../../records/attachedFiles.ts';

export type AgencyUpdate = components['schemas']['AgencyUpdate'];
type Stored = typeof agencies.$inferSelect;

const urlFields = ['website', 'facebookUrl', 'linkedInUrl', 'googleReviewUrl'] as const;

/** Errors of URLs that the portal must not link to. */
export const urlErrors = (body: AgencyUpdate): FieldMessage[] =>
  urlFields
    .filter((field) => typeof body[field] === 'string' && !isWebUrl(body[field]))
    .map((field) => ({ field, code: 'field.url' }));

/** Errors of references to records that do not exist. */
export async function referenceErrors(
  tx: Transaction,
  userId: string,
  stored: Stored,
  body: AgencyUpdate,
): Promise<FieldMessage[]> {
  const errors: FieldMessage[] = [];
  const { dbfileId, addressId, states: codes, insuranceTypeIds } = body;
  if (dbfileId && dbfileId !== stored.photoFileId) {
    const wanted = { userId, uploadTypes: ['AGENCY'], field: 'dbfileId', unknown: 'agency.logoUnknown' } as const;
    const wrong = await imageError(tx, dbfileId, wanted);
    if (wrong) errors.push(wrong);
  }
  if (addressId && !(await isOwnAddress(tx, stored.id, addressId))) {
    errors.push({ field: 'addressId', code: 'address.notFound' });
  }
  if (codes) {
    const known = new Set((await tx.select({ code: states.code }).from(states)).map(({ code }) => code));
    // a stored code that is not in the states table may stay
    const wrong = codes.some((code) => !known.has(code) && !stored.states.includes(code));
    if (wrong) errors.push({ field: 'states', code: 'auth.stateUnknown' });
  }
  if (insuranceTypeIds && !(await areSelectable(tx, stored.id, insuranceTypeIds))) {
    errors.push({ field: 'insuranceTypeIds', code: 'insuranceType.notFound' });
  }
  return errors;
}

/** Whether the address belongs to this agency. */
async function isOwnAddress(tx: Transaction, agencyId: string, id: string): Promise<boolean> {
  const conditions = [
    eq(addresses.id, id),
    eq(addresses.agencyId, agencyId),
    eq(addresses.addressType, 'AGENCY_ADDRESS'),
  ];
  return (await tx.$count(addresses, and(...conditions))) > 0;
}

/** Whether the agency can choose all of these insurance types. Inactive types may stay when they are already assigned. */
async function areSelectable(tx: Transaction, agencyId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: insuranceTypes.id, active: insuranceTypes.active })
    .from(insuranceTypes)
    .where(and(inArray(insuranceTypes.id, [...ids]), isNull(insuranceTypes.deletedAt)));
  const assigned = new Set(await insuranceTypeIdsOf(tx, agencyId));
  return found.length === ids.length && found.every(({ id, active }) => active || assigned.has(id));
}

export async function insuranceTypeIdsOf(tx: Transaction, agencyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: agencyInsuranceTypes.insuranceTypeId })
    .from(agencyInsuranceTypes)
    .where(eq(agencyInsuranceTypes.agencyId, agencyId));
  return rows.map(({ id }) => id);
}

/** Updates the assigned insurance types. Unchanged ones keep their row. */
export async function updateInsuranceTypes(
  tx: Transaction,
  agencyId: string,
  conditions: readonly string[],
): Promise<void> {
  const current = await insuranceTypeIdsOf(tx, agencyId);
  const removed = current.filter((id) => !conditions.includes(id));
  const added = conditions.filter((id) => !current.includes(id));
  const { insuranceTypeId } = agencyInsuranceTypes;
  if (removed.length > 0) {
    await tx
      .delete(agencyInsuranceTypes)
      .where(and(eq(agencyInsuranceTypes.agencyId, agencyId), inArray(insuranceTypeId, removed)));
  }
  if (added.length > 0) {
    await tx.insert(agencyInsuranceTypes).values(added.map((id) => ({ id: uuidv7(), agencyId, insuranceTypeId: id })));
  }
}

/** Columns to store. Omitted fields are left out. */
export const columnsOf = ({ agencyName, phoneNumber, dbfileId, ...body }: AgencyUpdate): Partial<Stored> => ({
  ...(agencyName !== undefined && { name: agencyName.trim() }),
  ...(phoneNumber !== undefined && { phone: phoneNumber }),
  ...(dbfileId !== undefined && { photoFileId: dbfileId }),
  ...(body.addressId !== undefined && { addressId: body.addressId }),
  ...(body.email !== undefined && { email: body.email }),
  ...(body.states !== undefined && { states: body.states }),
  ...(body.website !== undefined && { website: body.website }),
  ...(body.facebookUrl !== undefined && { facebookUrl: body.facebookUrl }),
  ...(body.linkedInUrl !== undefined && { linkedInUrl: body.linkedInUrl }),
  ...(body.googleReviewUrl !== undefined && { googleReviewUrl: body.googleReviewUrl }),
});
