import type { components } from '@fairlead/openapi';
import { dateOf, fromCents, monthStart, utcToday } from '@fairlead/rules';
import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, sql, sum } from 'drizzle-orm';
import { agencies, agencySubscriptions, coupons, files, transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { planHasStatus } from '../../records/planStatus.ts';

type Dashboard = components['schemas']['PlatformDashboard'];

/** Months in the chart, including the current one. */
const MONTHS = 12;

const at = (seconds: number) => new Date(seconds * 1000);
const present = isNull(agencySubscriptions.closedAt);

export async function agenciesByPlan(tx: Transaction, now: number): Promise<Dashboard['agencies']> {
  const ends = agencySubscriptions.expiresAt;
  const [found] = await tx
    .select({
      total: count(),
      subscribed: sql<number>`count(*) filter (where ${gt(ends, at(now))})`.mapWith(Number),
      expired: sql<number>`count(*) filter (where ${lte(ends, at(now))})`.mapWith(Number),
    })
    .from(agencies)
    .leftJoin(agencySubscriptions, and(eq(agencySubscriptions.agencyId, agencies.id), present));
  const { total = 0, subscribed = 0, expired = 0 } = found ?? {};
  return { total, subscribed, expired, none: total - subscribed - expired };
}

export async function expiringPlans(tx: Transaction, now: number, linkTo: LinkTo): Promise<Dashboard['expiring']> {
  const { expiresAt } = agencySubscriptions;
  const soon = and(present, planHasStatus('EXPIRING', now));
  const [all] = await tx.select({ total: count() }).from(agencySubscriptions).where(soon);
  const plans = await tx
    .select({
      agencyId: agencies.id,
      agencyName: agencies.name,
      photo: { id: files.id, version: files.version },
      packageName: agencySubscriptions.packageName,
      expiresAt,
    })
    .from(agencySubscriptions)
    .innerJoin(agencies, eq(agencies.id, agencySubscriptions.agencyId))
    .leftJoin(files, eq(files.id, agencies.photoFileId))
    .where(soon)
    .orderBy(asc(expiresAt), asc(agencySubscriptions.id))
    .limit(5);
  return {
    total: all?.total ?? 0,
    plans: plans.map(({ photo, expiresAt: end, ...plan }) => ({
      ...plan,
      photo: linkTo(photo),
      expirationDateTime: toSeconds(end),
    })),
  };
}

/** Revenue of each month, including months without payments. */
export async function revenueByMonth(tx: Transaction, now: number): Promise<NonNullable<Dashboard['revenue']>> {
  const months = Array.from({ length: MONTHS }, (_, index) => monthStart(now, MONTHS - 1 - index));
  const month = sql<string>`to_char(${transactions.createdAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await tx
    .select({
      month,
      cents: sum(
        sql`${transactions.paidCents} - ${transactions.refundedCents} - ${transactions.withdrawnCents}`,
      ).mapWith(Number),
    })
    .from(transactions)
    .where(and(eq(transactions.status, 'PAID'), gte(transactions.createdAt, at(months[0] ?? now))))
    .groupBy(month);
  const paid = new Map(rows.map((row) => [row.month, row.cents]));
  return months.map((start) => ({
    month: start,
    amount: fromCents(paid.get(dateOf(start).slice(0, 7)) ?? 0),
  }));
}

export const couponUse = (tx: Transaction, now: number): Promise<NonNullable<Dashboard['couponUse']>> =>
  tx
    .select({
      id: coupons.id,
      couponCode: coupons.code,
      usedCount: coupons.usedCount,
      maxTimesCanBeUsed: coupons.maxUses,
    })
    .from(coupons)
    .where(
      and(
        isNull(coupons.deletedAt),
        gte(coupons.expiresOn, dateOf(utcToday(now))),
        lt(coupons.usedCount, coupons.maxUses),
      ),
    )
    .orderBy(desc(coupons.usedCount), asc(coupons.code))
    .limit(6);
