import type { operations } from '@fairlead/openapi';
import type { AuditRecord } from '@fairlead/rules';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List } from '../../db/page.ts';
import { auditLog, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains } from '../../db/text.ts';
import {
  byChoice,
  byInstant,
  byValue,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';

export type AuditQuery = Omit<NonNullable<operations['listAuditLog']['parameters']['query']>, 'pageNo' | 'pageSize'>;

export interface AuditContext extends ListContext {
  /** Agency of the caller; null for platform admins, who see the entries of no agency. */
  agencyId: string | null;
}

/** Accounts that a filter by name can find. */
const MOST_PEOPLE = 50;

/** Name of a kind of record in the contract. */
export const auditRecordOf = (stored: string) =>
  stored.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as AuditRecord;
const storedTypeOf = (record: string) =>
  record.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The ids are read first, so that the planner knows how few they are. */
async function byPersonNamed(tx: Transaction, name: string): Promise<SQL> {
  const found = await tx.select({ id: users.id }).from(users).where(nameContains(users.name, name)).limit(MOST_PEOPLE);
  const ids = found.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(auditLog.userId, ids);
}

/** Each column has an index in the schema. */
const conditions: FilterConditions<'audit'> = {
  action: byValue(auditLog.action),
  record: byChoice((records) => inArray(auditLog.recordType, records.map(storedTypeOf))),
  person: ({ values: [name = ''] }, { tx }) => byPersonNamed(tx, name),
  at: byInstant(auditLog.at),
};

const ofCaller = (agencyId: string | null): SQL =>
  agencyId === null ? isNull(auditLog.agencyId) : eq(auditLog.agencyId, agencyId);

/** Entries with the accounts of their actors. */
export const selectEntries = (tx: Transaction) =>
  tx
    .select({ row: auditLog, person: { id: users.id, name: users.name }, roleType: roles.roleType })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .$dynamic();
export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The entries that the caller may see. */
export const auditList = async (
  tx: Transaction,
  query: AuditQuery,
  { agencyId, ...context }: AuditContext,
): Promise<List<AuditRow>> => ({
  id: auditLog.id,
  ids: tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        ofCaller(agencyId),
        query.person === undefined ? undefined : await byPersonNamed(tx, query.person),
        await filterCondition('audit', conditions, query.filters, { tx, ...context }),
      ),
    ),
  orderBy: inOrder(query.ascOrDesc, auditLog.at, auditLog.id),
  rows: selectEntries(tx),
});
