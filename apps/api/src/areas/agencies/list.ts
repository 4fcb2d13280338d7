import type { operations } from '@fairlead/openapi';
import { agencyPlanStates } from '@fairlead/rules';
import { and, eq, exists, gt, isNotNull, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, pageOf } from '../../db/page.ts';
import { addresses, agencies, agencySubscriptions, files, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder } from '../../db/text.ts';
import type { AddressRow } from '../../records/addresses.ts';
import {
  byContained,
  byInstant,
  type FilterConditions,
  filterCondition,
  type ListContext,
} from '../../records/listFilters.ts';

export type AgencyQuery = NonNullable<operations['listAgencies']['parameters']['query']>;

const photo = { id: files.id, version: files.version };

export interface AgencyRow {
  agency: typeof agencies.$inferSelect;
  photo: { id: string; version: number } | null;
  address: AddressRow | null;
  /** Name of the agency admin who asked for the deletion. */
  requester: string | null;
}

const orders: Record<NonNullable<AgencyQuery['sortBy']>, SQL> = {
  creationDate: sql`${agencies.createdAt}`,
  name: nameOrder(agencies.name),
};

/** Whether the current plan of the outer query's agency has this status. */
function hasPlanStatus(tx: Transaction, status: NonNullable<AgencyQuery['subscription']>, now: number): SQL {
  const at = new Date(now * 1000);
  const currentPlan = (condition?: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(agencySubscriptions)
      .where(and(eq(agencySubscriptions.agencyId, agencies.id), isNull(agencySubscriptions.closedAt), condition));
  if (status === 'NONE') return notExists(currentPlan());
  if (status === 'SUBSCRIBED') return exists(currentPlan(gt(agencySubscriptions.expiresAt, at)));
  return and(
    exists(currentPlan(lte(agencySubscriptions.expiresAt, at))),
    notExists(currentPlan(gt(agencySubscriptions.expiresAt, at))),
  ) as SQL;
}

export const selectAgencies = (tx: Transaction) =>
  tx
    .select({ agency: agencies, photo, address: addresses, requester: users.name })
    .from(agencies)
    .leftJoin(files, eq(files.id, agencies.photoFileId))
    .leftJoin(addresses, eq(addresses.id, agencies.addressId))
    .leftJoin(users, eq(users.id, agencies.deletionRequestedBy));

const conditions: FilterConditions<'agencies'> = {
  plan: ({ values }, { tx, now }) =>
    or(...agencyPlanStates.filter((each) => values.includes(each)).map((each) => hasPlanStatus(tx, each, now))),
  access: ({ values }) =>
    or(
      values.includes('ENABLED') ? isNull(agencies.disabledAt) : undefined,
      values.includes('DISABLED') ? isNotNull(agencies.disabledAt) : undefined,
    ),
  name: byContained(agencies.name),
  email: byContained(agencies.email),
  created: byInstant(agencies.createdAt),
};

/** Agencies that the caller may see. */
export async function agencyList(tx: Transaction, query: AgencyQuery, context: ListContext): Promise<List<AgencyRow>> {
  const { now } = context;
  const { name, email, subscription, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    name === undefined ? undefined : nameContains(agencies.name, name),
    email === undefined ? undefined : nameContains(agencies.email, email),
    subscription === undefined ? undefined : hasPlanStatus(tx, subscription, now),
    await filterCondition('agencies', conditions, query.filters, { tx, ...context }),
  );
  return listOf(tx, agencies, {
    where: condition,
    orderBy: inOrder(ascOrDesc, orders[sortBy], agencies.id),
    rows: selectAgencies(tx),
  });
}

export const listAgencies = pageOf(agencyList);

/** Finds an agency that the caller may see. */
export async function findAgency(tx: Transaction, id: string): Promise<AgencyRow | undefined> {
  const [row] = await selectAgencies(tx).where(eq(agencies.id, id));
  return row;
}
