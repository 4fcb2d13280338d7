import type { components, operations } from '@fairlead/openapi';
import { fromCents, planStatusAt } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, pageOf } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
import { agencies, agencySubscriptions, subscriptionPackages, transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { containing } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';
import { planHasStatus } from '../../records/planStatus.ts';

type Plan = components['schemas']['Plan'];
export type PlanQuery = NonNullable<operations['listPlans']['parameters']['query']>;
type PlanOrder = NonNullable<PlanQuery['sortBy']>;

/** A plan with its agency, the coupon it was bought with, and its package if that is still offered. */
export const plansWith = (tx: Transaction) =>
  tx
    .select({
      plan: agencySubscriptions,
      agency: { id: agencies.id, name: agencies.name, email: agencies.email },
      details: subscriptionPackages.details,
      withdrawnAt: subscriptionPackages.deletedAt,
      couponCode: transactions.couponCode,
    })
    .from(agencySubscriptions)
    .innerJoin(agencies, eq(agencies.id, agencySubscriptions.agencyId))
    .leftJoin(subscriptionPackages, eq(subscriptionPackages.id, agencySubscriptions.packageId))
    .leftJoin(transactions, eq(transactions.subscriptionId, agencySubscriptions.id))
    .$dynamic();
export type PlanRow = Awaited<ReturnType<typeof plansWith>>[number];

/** `now` in Unix seconds. */
export function toPlan({ plan, agency, details, withdrawnAt, couponCode }: PlanRow, now: number): Plan {
  const expirationDateTime = toSeconds(plan.expiresAt);
  const offered = details !== null && withdrawnAt === null;
  return {
    agencySubscriptionId: plan.id,
    status: planStatusAt(expirationDateTime, now),
    price: fromCents(plan.priceCents),
    subscribedAt: toSeconds(plan.subscribedAt),
    expirationDateTime,
    isDeleted: plan.closedAt !== null,
    couponCode,
    subscriptionPackage: {
      id: plan.packageId,
      packageName: plan.packageName,
      price: fromCents(plan.priceCents),
      packageDetails: offered ? details : '',
      subscriptionDuration: plan.duration,
      isDeleted: !offered,
    },
    agency,
  };
}

/** Finds a plan that the caller may see. */
export const findPlan = (tx: Transaction, id: string): Promise<PlanRow | undefined> =>
  first(plansWith(tx).where(eq(agencySubscriptions.id, id)));

/** The current plan of an agency: null when it has none, undefined when the agency does not exist. */
export async function findPresentPlan(tx: Transaction, agencyId: string): Promise<PlanRow | null | undefined> {
  const [row] = await plansWith(tx).where(
    and(eq(agencySubscriptions.agencyId, agencyId), isNull(agencySubscriptions.closedAt)),
  );
  if (row) return row;
  const [agency] = await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId));
  return agency ? null : undefined;
}

const orders: Record<PlanOrder, SQL> = {
  subscribedAt: sql`${agencySubscriptions.subscribedAt}`,
  expirationDateTime: sql`${agencySubscriptions.expiresAt}`,
};

const named = (column: SQL, part: string | undefined) =>
  part === undefined ? undefined : like(sql`lower(${column} collate "und-x-icu")`, containing(part.toLowerCase()));

function filter({ packageName, agencyName, agencyId, status, isDeleted = false }: PlanQuery, now: number) {
  const { closedAt } = agencySubscriptions;
  return and(
    isDeleted ? isNotNull(closedAt) : isNull(closedAt),
    agencyId === undefined ? undefined : eq(agencySubscriptions.agencyId, agencyId),
    status === undefined ? undefined : planHasStatus(status, now),
    named(sql`${agencySubscriptions.packageName}`, packageName),
    named(sql`${agencies.name}`, agencyName),
  );
}

/** Plans that the caller may see. `now` in Unix seconds. */
export function planList(tx: Transaction, query: PlanQuery, now: number): List<PlanRow> {
  const { sortBy = 'subscribedAt', ascOrDesc = 'desc' } = query;
  return {
    id: agencySubscriptions.id,
    ids: tx
      .select({ id: agencySubscriptions.id })
      .from(agencySubscriptions)
      .innerJoin(agencies, eq(agencies.id, agencySubscriptions.agencyId))
      .where(filter(query, now)),
    orderBy: inOrder(ascOrDesc, orders[sortBy], agencySubscriptions.id),
    rows: plansWith(tx),
  };
}

export const listPlans = pageOf(planList);
