import type { components } from '@fairlead/openapi';
import { isWebUrl } from '@fairlead/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import type { agencies } from '../../db/schema/index.ts';
import { addresses, agencyInsuranceTypes, files, insuranceTypes, states } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isImage } from '../files/contentType.ts';

export type AgencyUpdate = components['schemas']['AgencyUpdate'];
type Stored = typeof agencies.$inferSelect;

const urlFields = ['website', 'facebookUrl', 'linkedInUrl', 'googleReviewUrl'] as const;

/** The addresses that a link may not lead to. */
export const urlErrors = (body: AgencyUpdate): FieldMessage[] =>
  urlFields
    .filter((field) => typeof body[field] === 'string' && !isWebUrl(body[field]))
    .map((field) => ({ field, code: 'field.url' }));

/** What the database does not know, of what the body names. */
export async function unknownParts(tx: Transaction, stored: Stored, body: AgencyUpdate): Promise<FieldMessage[]> {
  const errors: FieldMessage[] = [];
  const { dbfileId, addressId, states: codes, insuranceTypeIds } = body;
  if (dbfileId && !(await isLogo(tx, stored.id, dbfileId))) {
    errors.push({ field: 'dbfileId', code: 'agency.logoUnknown' });
  }
  if (addressId && !(await isOwnAddress(tx, stored.id, addressId))) {
    errors.push({ field: 'addressId', code: 'address.notFound' });
  }
  if (codes) {
    const known = new Set((await tx.select({ code: states.code }).from(states)).map(({ code }) => code));
    // one that is no state of ours was there before, and may stay
    const wrong = codes.some((code) => !known.has(code) && !stored.states.includes(code));
    if (wrong) errors.push({ field: 'states', code: 'auth.stateUnknown' });
  }
  if (insuranceTypeIds && !(await areOffered(tx, stored.id, insuranceTypeIds))) {
    errors.push({ field: 'insuranceTypeIds', code: 'insuranceType.notFound' });
  }
  return errors;
}

/** Whether a file may be the logo of an agency: an image of its own, uploaded as one. */
async function isLogo(tx: Transaction, agencyId: string, id: string): Promise<boolean> {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.id, id), eq(files.agencyId, agencyId), eq(files.uploadType, 'AGENCY')));
  return file !== undefined && isImage(file.contentType);
}

/** Whether an address was made for this agency. */
async function isOwnAddress(tx: Transaction, agencyId: string, id: string): Promise<boolean> {
  const wanted = [eq(addresses.id, id), eq(addresses.agencyId, agencyId), eq(addresses.addressType, 'AGENCY_ADDRESS')];
  return (await tx.$count(addresses, and(...wanted))) > 0;
}

/** Whether all of these are in use by the platform; one that is not any more may stay with whoever has it. */
async function areOffered(tx: Transaction, agencyId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: insuranceTypes.id, active: insuranceTypes.active })
    .from(insuranceTypes)
    .where(and(inArray(insuranceTypes.id, [...ids]), isNull(insuranceTypes.deletedAt)));
  const own = new Set(await insuranceTypeIdsOf(tx, agencyId));
  return found.length === ids.length && found.every(({ id, active }) => active || own.has(id));
}

export async function insuranceTypeIdsOf(tx: Transaction, agencyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: agencyInsuranceTypes.insuranceTypeId })
    .from(agencyInsuranceTypes)
    .where(eq(agencyInsuranceTypes.agencyId, agencyId));
  return rows.map(({ id }) => id);
}

/** Adds and takes away what differs: what stays keeps its row. */
export async function keepInsuranceTypes(tx: Transaction, agencyId: string, wanted: readonly string[]): Promise<void> {
  const had = await insuranceTypeIdsOf(tx, agencyId);
  const gone = had.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !had.includes(id));
  const { insuranceTypeId } = agencyInsuranceTypes;
  if (gone.length > 0) {
    await tx
      .delete(agencyInsuranceTypes)
      .where(and(eq(agencyInsuranceTypes.agencyId, agencyId), inArray(insuranceTypeId, gone)));
  }
  if (added.length > 0) {
    await tx.insert(agencyInsuranceTypes).values(added.map((id) => ({ id: uuidv7(), agencyId, insuranceTypeId: id })));
  }
}

/** As the database keeps what was sent; what was left out is left out here. */
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
