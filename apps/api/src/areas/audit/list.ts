import type { operations } from '@fairlead/openapi';
import { type AuditRecord, type Language, mayHandleClaims, type Viewer } from '@fairlead/rules';
import { and, count, desc, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inOrder, type List, listOf } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
import { auditLog, mailThreads, roles, users } from '../../db/schema/index.ts';
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
import { hasValue, searchValues, wantedValues } from './values.ts';

export type AuditQuery = Omit<NonNullable<operations['listAuditLog']['parameters']['query']>, 'pageNo' | 'pageSize'>;

export interface AuditContext extends ListContext {
  /** Agency of the caller; null for platform admins, who see the entries of no agency. */
  agencyId: string | null;
  viewer: Viewer;
  /** Language of the labels that a search by value finds. */
  language: Language;
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

/** Agents without a license see no claims. */
const hidesClaims = (viewer: Viewer): boolean => viewer.role === 'AGENT' && !mayHandleClaims(viewer);

const content = sql`coalesce(${auditLog.after}, ${auditLog.before})`;
/** Whether an entry is about a claim, a part of it, its mails, or a saved view or an upload of claims. */
const isOfClaim = sql`(${auditLog.recordType} = 'claim' or ${content} ->> 'claimId' is not null
  or ${content} ->> 'list' = 'claims' or ${content} ->> 'uploadType' = 'CLAIM'
  or exists (select from ${mailThreads} where ${mailThreads.agencyId} = ${auditLog.agencyId}
    and ${mailThreads.id} = (${content} ->> 'threadId')::uuid and ${mailThreads.claimId} is not null))`;
/** A column that is null in the entries of claims. Refusals and failures have no content of a claim. */
const withoutClaims = <Column extends PgColumn>(column: Column) =>
  sql<Column['_']['data'] | null>`case when ${auditLog.outcome} = 'DONE' and ${isOfClaim} then null else ${column} end`;
const rowWithoutClaims = {
  ...getTableColumns(auditLog),
  recordId: withoutClaims(auditLog.recordId),
  before: withoutClaims(auditLog.before).mapWith(auditLog.before),
  after: withoutClaims(auditLog.after).mapWith(auditLog.after),
};

/** Entries with the accounts of their actors. Agents without a license get the entries of claims without their content. */
export const selectEntries = (tx: Transaction, viewer: Viewer) =>
  tx
    .select({
      row: hidesClaims(viewer) ? rowWithoutClaims : getTableColumns(auditLog),
      person: { id: users.id, name: users.name },
      roleType: roles.roleType,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .$dynamic();
export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** Condition of the entries that a search by value may find. */
const searchable = (viewer: Viewer): SQL | undefined => (hidesClaims(viewer) ? sql`not ${isOfClaim}` : undefined);

type Search = Pick<AuditQuery, 'person' | 'value' | 'filters'>;

/** Condition of the entries that the caller may see and that match the filters, without the search by value. */
const ofQuery = async (tx: Transaction, { person, filters }: Search, { agencyId, ...context }: AuditContext) =>
  and(
    ofCaller(agencyId),
    person === undefined ? undefined : await byPersonNamed(tx, person),
    await filterCondition('audit', conditions, filters, { tx, ...context }),
  );

/** The largest number of new entries that is counted. */
const MOST_NEW = 100;

/** Counts the entries after the given one, without the caller's own looks into the log. */
export async function countNewer(
  tx: Transaction,
  { entryId, ...query }: Search & { entryId: string },
  context: AuditContext,
): Promise<number> {
  const { at, id, action, userId } = auditLog;
  const last = tx
    .select({ at, id })
    .from(auditLog)
    .where(and(eq(id, entryId), ofCaller(context.agencyId)));
  const newer = tx
    .select({ id })
    .from(auditLog)
    .where(
      and(
        await ofQuery(tx, query, context),
        query.value === undefined
          ? undefined
          : and(hasValue(await wantedValues(tx, query.value, context)), searchable(context.viewer)),
        sql`(${at}, ${id}) > (${last})`,
        or(ne(action, 'READ'), isNull(userId), ne(userId, context.userId)),
      ),
    )
    // Without an order, the planner expects many newer entries and reads the whole log to find a few.
    .orderBy(desc(at), desc(id))
    .limit(MOST_NEW)
    .as('newer');
  const [found] = await tx.select({ newEntries: count() }).from(newer);
  return found?.newEntries ?? 0;
}

/** An entry that the caller may see. */
export const findEntry = (
  tx: Transaction,
  id: string,
  { agencyId, viewer }: Pick<AuditContext, 'agencyId' | 'viewer'>,
): Promise<AuditRow | undefined> =>
  first(selectEntries(tx, viewer).where(and(eq(auditLog.id, id), ofCaller(agencyId))));

/** The entries that the caller may see. */
export async function auditList(tx: Transaction, query: AuditQuery, context: AuditContext): Promise<List<AuditRow>> {
  const { value } = query;
  const searched =
    value === undefined ? undefined : await searchValues(tx, await wantedValues(tx, value, context), context.agencyId);
  const list = listOf(tx, auditLog, {
    where: and(await ofQuery(tx, query, context), searched && and(searched.condition, searchable(context.viewer))),
    orderBy: inOrder(query.ascOrDesc, auditLog.at, auditLog.id),
    rows: selectEntries(tx, context.viewer),
  });
  return { ...list, isUncounted: searched?.isFrequent ?? false };
}
