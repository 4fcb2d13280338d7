import type { components } from '@fairlead/openapi';
import { type FilteredList, listViewLimits, type Viewer } from '@fairlead/rules';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { mayCall } from '../../contract/innerCall.ts';
import type { Session } from '../../contract/session.ts';
import { first } from '../../db/rows.ts';
import { listViews, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** Operations that return the rows of the lists. */
const readOperations = {
  policies: 'listPolicies',
  quotes: 'listQuotes',
  opportunities: 'listOpportunities',
  contacts: 'listContacts',
  claims: 'listClaims',
  emails: 'listEmails',
  renewals: 'listRenewals',
  agencies: 'listAgencies',
  transactions: 'listTransactions',
  coupons: 'listCoupons',
  audit: 'listAuditLog',
} as const satisfies Record<FilteredList, OperationId>;

/** Whether the user may read the list. Names and filters of its views can contain data of its records. */
export const mayReadList = (list: FilteredList, viewer: Viewer): boolean => mayCall(readOperations[list], viewer);

export interface ViewRow {
  view: typeof listViews.$inferSelect;
  createdByName: string;
}

const select = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({ view: listViews, createdByName: users.name })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.createdBy))
    .where(condition);

/**
 * Views of a list that the caller may see, oldest first. Row security limits them to own and shared ones. When there are too many,
 * the newest views of others are left out.
 */
export async function viewsOf(tx: Transaction, list: FilteredList, userId: string): Promise<ViewRow[]> {
  const { createdBy, createdAt, id } = listViews;
  const rows = await select(tx, eq(listViews.list, list))
    .orderBy(desc(sql`${createdBy} = ${userId}`), asc(createdAt), asc(id))
    .limit(listViewLimits.listed);
  return rows.toSorted(
    (a, b) => a.view.createdAt.getTime() - b.view.createdAt.getTime() || (a.view.id < b.view.id ? -1 : 1),
  );
}

export const findView = (tx: Transaction, id: string): Promise<ViewRow | undefined> =>
  first(select(tx, eq(listViews.id, id)));

/** Whether the user has as many views of the list as are allowed. */
export async function hasTooMany(tx: Transaction, list: FilteredList, userId: string): Promise<boolean> {
  const [own] = await tx
    .select({ total: count() })
    .from(listViews)
    .where(and(eq(listViews.list, list), eq(listViews.createdBy, userId)));
  return (own?.total ?? 0) >= listViewLimits.own;
}

/** Takes the default from the user's other views of the list. Waits for concurrent changes of the user. */
export async function clearDefault(tx: Transaction, list: FilteredList, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
  await tx
    .update(listViews)
    .set({ isDefault: false, version: sql`${listViews.version} + 1` })
    .where(and(eq(listViews.list, list), eq(listViews.createdBy, userId), listViews.isDefault));
}

/** A view, as the caller sees it. */
export function toListView(
  { view, createdByName }: ViewRow,
  { userId, viewer }: Pick<Session, 'userId' | 'viewer'>,
): components['schemas']['ListView'] {
  const { id, list, name, query, columns, density, shared, version } = view;
  const own = view.createdBy === userId;
  return {
    id,
    list,
    name,
    query,
    columns,
    density,
    shared,
    isDefault: own && view.isDefault,
    own,
    mayChange: own || (shared && viewer.agencyAdmin),
    createdByName,
    version,
  };
}
