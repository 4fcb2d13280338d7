import { dateOf, utcToday } from '@fairlead/rules';
import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  agencyInsuranceTypes,
  agencySubscriptions,
  insuranceTypes,
  roles,
  states,
  uploadedDocs,
  users,
  verificationDocs,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { nameOrder } from '../db/text.ts';

/** Related data of several agencies, by agency id. */
export interface Details {
  plans: ReadonlyMap<string, typeof agencySubscriptions.$inferSelect>;
  admins: ReadonlyMap<string, { id: string; name: string; email: string }>;
  agents: ReadonlyMap<string, { licensed: number; total: number }>;
  documents: { required: number; of: ReadonlyMap<string, { approved: number; pending: number }> };
  insuranceTypes: ReadonlyMap<string, { id: string; name: string }[]>;
  /** By state code. */
  stateNames: ReadonlyMap<string, string>;
}

const countWhere = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Loads the related data of a page of agencies. One query per kind of data, independent of the number of agencies. */
export async function detailsOf(tx: Transaction, ids: readonly string[], now: number): Promise<Details> {
  return {
    plans: await presentPlans(tx, ids),
    admins: await adminsOf(tx, ids),
    agents: await agentsOf(tx, ids),
    documents: await documentsOf(tx, ids, now),
    insuranceTypes: await insuranceTypesOf(tx, ids),
    stateNames: new Map((await tx.select().from(states)).map(({ code, name }) => [code, name])),
  };
}

async function presentPlans(tx: Transaction, ids: readonly string[]): Promise<Details['plans']> {
  const rows = await tx
    .select()
    .from(agencySubscriptions)
    .where(and(inArray(agencySubscriptions.agencyId, [...ids]), isNull(agencySubscriptions.closedAt)))
    .orderBy(asc(agencySubscriptions.expiresAt));
  return new Map(rows.map((row) => [row.agencyId, row]));
}

const staff = (ids: readonly string[]) =>
  and(inArray(users.agencyId, [...ids]), eq(roles.roleType, 'AGENT'), isNull(users.deletedAt));

async function adminsOf(tx: Transaction, ids: readonly string[]): Promise<Details['admins']> {
  const rows = await tx
    .selectDistinctOn([users.agencyId], {
      agencyId: users.agencyId,
      id: users.id,
      name: users.name,
      email: users.email,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(staff(ids), users.agencyAdmin))
    // Active admins first, because others ask them.
    .orderBy(users.agencyId, desc(isNull(users.disabledAt)), asc(users.createdAt), asc(users.id));
  return new Map(rows.flatMap(({ agencyId, ...admin }) => (agencyId ? [[agencyId, admin] as const] : [])));
}

async function agentsOf(tx: Transaction, ids: readonly string[]): Promise<Details['agents']> {
  const rows = await tx
    .select({ agencyId: users.agencyId, licensed: countWhere(users.licensedAgent), total: count() })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(staff(ids))
    .groupBy(users.agencyId);
  return new Map(rows.flatMap(({ agencyId, ...counts }) => (agencyId ? [[agencyId, counts] as const] : [])));
}

async function insuranceTypesOf(tx: Transaction, ids: readonly string[]): Promise<Details['insuranceTypes']> {
  const rows = await tx
    .select({ agencyId: agencyInsuranceTypes.agencyId, id: insuranceTypes.id, name: insuranceTypes.name })
    .from(agencyInsuranceTypes)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, agencyInsuranceTypes.insuranceTypeId))
    .where(and(inArray(agencyInsuranceTypes.agencyId, [...ids]), isNull(insuranceTypes.deletedAt)))
    .orderBy(asc(nameOrder(insuranceTypes.name)), asc(insuranceTypes.id));
  const found = new Map<string, { id: string; name: string }[]>();
  for (const { agencyId, ...type } of rows) found.set(agencyId, [...(found.get(agencyId) ?? []), type]);
  return found;
}

/** Number of required verification documents, and how many of them each agency has submitted. */
export async function documentsOf(tx: Transaction, ids: readonly string[], now: number): Promise<Details['documents']> {
  const required = and(verificationDocs.required, verificationDocs.active, isNull(verificationDocs.deletedAt));
  const isValid = or(isNull(uploadedDocs.expiresOn), gte(uploadedDocs.expiresOn, dateOf(utcToday(now))));
  const rows = await tx
    .select({
      agencyId: uploadedDocs.agencyId,
      approved: countWhere(and(eq(uploadedDocs.status, 'APPROVED'), isValid)),
      pending: countWhere(and(eq(uploadedDocs.status, 'PENDING'), isValid)),
    })
    .from(uploadedDocs)
    .innerJoin(verificationDocs, eq(verificationDocs.id, uploadedDocs.docId))
    .where(and(required, inArray(uploadedDocs.agencyId, [...ids]), isNull(uploadedDocs.replacedAt)))
    .groupBy(uploadedDocs.agencyId);
  return {
    required: await tx.$count(verificationDocs, required),
    of: new Map(rows.map(({ agencyId, ...counts }) => [agencyId, counts])),
  };
}
