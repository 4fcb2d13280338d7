import type { components } from '@fairlead/openapi';
import { offeredBy, webAddress } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { FieldMessage } from '../../contract/types.ts';
import { readLicense } from '../../db/license.ts';
import { agencies, agencyInsuranceTypes, insuranceTypes, states, type userDetails } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { lockAddress } from '../../records/addresses.ts';
import { cleanHtml } from '../../sanitize.ts';

type ProfileUpdate = components['schemas']['ProfileUpdate'];
type Columns = Partial<typeof userDetails.$inferSelect>;

/** Owner of the profile. */
interface Owner {
  id: string;
  agencyId: string | null;
  email: string;
}

/** Changed columns of the details, or why the change is refused. */
export type Change = { columns: Columns } | { errors: FieldMessage[] };

const urls = ['website', 'linkedInUrl', 'facebookUrl'] as const;
const texts = ['phone', 'website', 'linkedInUrl', 'facebookUrl', 'bio', 'availabilityTime'] as const;

/** Columns to store. Omitted fields are left out. */
export async function readChange(tx: Transaction, owner: Owner, body: ProfileUpdate): Promise<Change> {
  const errors: FieldMessage[] = urls
    .filter((field) => body[field]?.trim() && !webAddress(body[field]))
    .map((field) => ({ field, code: 'field.url' }));
  if (body.businessEmail !== undefined && body.businessEmail.toLowerCase() !== owner.email.toLowerCase()) {
    errors.push({ field: 'businessEmail', code: 'profile.emailFixed' });
  }
  if (body.addressId && !(await isOwnAddress(tx, owner.id, body.addressId))) {
    errors.push({ field: 'addressId', code: 'address.notFound' });
  }
  const codes = body.statesId && (await offeredStates(tx, owner.agencyId, body.statesId));
  if (codes?.length === 0) errors.push({ field: 'statesId', code: 'profile.stateRequired' });
  else if (codes === null) errors.push({ field: 'statesId', code: 'profile.stateNotOffered' });
  const types = body.insuranceTypeId && (await offeredTypes(tx, owner.agencyId, body.insuranceTypeId));
  if (types === null) errors.push({ field: 'insuranceTypeId', code: 'profile.typeNotOffered' });
  const license = await readLicense(tx, body);
  if (license.error) errors.push(license.error);
  if (errors.length > 0 || license.error) return { errors };
  const typed = texts.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field].trim()] as const]));
  return {
    columns: {
      ...Object.fromEntries(typed),
      ...license.columns,
      ...(body.addressId !== undefined && { addressId: body.addressId }),
      ...(body.signature !== undefined && { signature: cleanHtml(body.signature) }),
      ...(codes && { states: codes }),
      ...(types && { insuranceTypeIds: types }),
    },
  };
}

async function isOwnAddress(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const found = await lockAddress(tx, id);
  return found?.row.addressType === 'USER_ADDRESS' && found.ownerId === userId;
}

/** Codes of these states; null when the agency does not sell in all of them. */
async function offeredStates(tx: Transaction, agencyId: string | null, ids: string[]): Promise<string[] | null> {
  const all = await tx.select({ id: states.id, code: states.code }).from(states);
  const [agency] = agencyId
    ? await tx.select({ codes: agencies.states }).from(agencies).where(eq(agencies.id, agencyId))
    : [];
  const soldByAgency = all.filter(({ code }) => agency?.codes.includes(code));
  const offered = new Map(offeredBy(soldByAgency, all).map(({ id, code }) => [id, code]));
  const codes = [...new Set(ids)].map((id) => offered.get(id));
  return codes.every((code) => code !== undefined) ? codes : null;
}

/** These insurance types without duplicates; null when the agency does not sell all of them. */
async function offeredTypes(tx: Transaction, agencyId: string | null, ids: string[]): Promise<string[] | null> {
  const all = await tx
    .select({ id: insuranceTypes.id })
    .from(insuranceTypes)
    .where(and(eq(insuranceTypes.active, true), isNull(insuranceTypes.deletedAt)));
  const soldByAgency = agencyId
    ? await tx
        .select({ id: insuranceTypes.id })
        .from(agencyInsuranceTypes)
        .innerJoin(insuranceTypes, eq(insuranceTypes.id, agencyInsuranceTypes.insuranceTypeId))
        .where(and(eq(agencyInsuranceTypes.agencyId, agencyId), isNull(insuranceTypes.deletedAt)))
    : [];
  const offered = new Set(offeredBy(soldByAgency, all).map(({ id }) => id));
  const uniqueIds = [...new Set(ids)];
  return uniqueIds.every((id) => offered.has(id)) ? uniqueIds : null;
}
