import type { components } from '@fairlead/openapi';
import { DAY, dateOf, fromCents, type RenewalStage, renewalStages, runningPolicyStatuses } from '@fairlead/rules';
import { and, count, countDistinct, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { dueForRenewal } from '../../records/renewals.ts';

type Figures = components['schemas']['RenewalFigures'];

/** Periods of the figure "At risk", which do not overlap. The first and the last day count from today. */
const periods = [
  { due: 'IN_30', firstDay: 0, lastDay: 30 },
  { due: 'IN_60', firstDay: 31, lastDay: 60 },
  { due: 'IN_90', firstDay: 61, lastDay: 90 },
] as const;

interface FigureContext {
  /** Agent whose policies are counted. Undefined for all policies of the agency. */
  agentId: string | undefined;
  /** Unix seconds. */
  now: number;
}

/** Figures of the renewals. Each count matches the filtered list that it links to. */
export async function renewalFigures(tx: Transaction, { agentId, now }: FigureContext): Promise<Figures> {
  const ofAgent = agentId === undefined ? undefined : eq(policies.assignedAgentId, agentId);
  const today = await todayOf(tx, now);
  const due = and(dueForRenewal('IN_90', today), ofAgent);
  const rows = await countGroups(tx, due, today);
  const [customers] = await tx
    .select({ total: countDistinct(policies.contactId) })
    .from(policies)
    .where(due);
  const [overdue] = await tx
    .select({ total: count() })
    .from(policies)
    .where(and(dueForRenewal('OVERDUE', today), ofAgent));

  const atRisk = atRiskOf(rows, today);
  const [in30 = 0, next30 = 0, last30 = 0] = atRisk.map((each) => each.policies);
  return {
    overdue: overdue?.total ?? 0,
    in30,
    in60: in30 + next30,
    in90: in30 + next30 + last30,
    premium: premiumOf(rows),
    customers: customers?.total ?? 0,
    stages: renewalStages.map((stage) => ({
      renewalStage: stage,
      count: totalOf(rows.filter((row) => row.stage === stage)),
    })),
    atRisk,
    retention: await retention(tx, ofAgent, today),
  };
}

/** Policies of a period in one stage. `period` is a place in `periods`. */
interface Group {
  period: number;
  stage: RenewalStage;
  total: number;
  premiumCents: number | null;
}

/** Counts the policies that match the condition, by period and stage. */
async function countGroups(tx: Transaction, condition: SQL | undefined, today: number): Promise<Group[]> {
  const groups = tx
    .select({ period: periodAt(today).as('period'), stage: policies.renewalStage, premiumCents: policies.premiumCents })
    .from(policies)
    .where(condition)
    .as('groups');
  return await tx
    .select({
      period: groups.period,
      stage: groups.stage,
      total: count(),
      premiumCents: sum(groups.premiumCents).mapWith(Number),
    })
    .from(groups)
    .groupBy(groups.period, groups.stage);
}

const atRiskOf = (groups: readonly Group[], today: number): Figures['atRisk'] =>
  periods.map(({ due, firstDay, lastDay }, period) => {
    const inPeriod = groups.filter((group) => group.period === period);
    const notStarted = inPeriod.filter(({ stage }) => stage === 'NOT_STARTED');
    return {
      due,
      firstDay: today + firstDay * DAY,
      lastDay: today + lastDay * DAY,
      policies: totalOf(inPeriod),
      notStarted: totalOf(notStarted),
      premium: premiumOf(notStarted),
    };
  });

/** The figure "At risk" of all policies of the agency, without the stages of the others. `now` in Unix seconds. */
export async function renewalsAtRisk(tx: Transaction, now: number): Promise<Figures['atRisk']> {
  const today = await todayOf(tx, now);
  return atRiskOf(await countGroups(tx, dueForRenewal('IN_90', today), today), today);
}

/** Number of policies of the agency that expire within 30 days. `now` in Unix seconds. */
export async function countExpiring(tx: Transaction, now: number): Promise<number> {
  const due = dueForRenewal('IN_30', await todayOf(tx, now));
  const [found] = await tx.select({ total: count() }).from(policies).where(due);
  return found?.total ?? 0;
}

/** Place in `periods` of a policy. */
function periodAt(today: number): SQL<number> {
  const lastDay = (days: number) => dateOf(today + days * DAY);
  return sql<number>`case when expires_on <= ${lastDay(30)} then 0 when expires_on <= ${lastDay(60)} then 1 else 2 end`;
}

const totalOf = (rows: readonly { total: number }[]): number => rows.reduce((all, { total }) => all + total, 0);
const premiumOf = (rows: readonly { premiumCents: number | null }[]): number =>
  fromCents(rows.reduce((all, { premiumCents }) => all + (premiumCents ?? 0), 0));

/** Retention of the current quarter until today, and of the quarter before. `today` is midnight UTC in Unix seconds. */
async function retention(tx: Transaction, ofAgent: SQL | undefined, today: number): Promise<Figures['retention']> {
  const day = new Date(today * 1000);
  const firstMonth = Math.floor(day.getUTCMonth() / 3) * 3;
  const [before, first] = [-3, 0].map((months) => dateOf(Date.UTC(day.getUTCFullYear(), firstMonth + months) / 1000));
  const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [found] = await tx
    .select({
      ended: countIf(sql`expires_on >= ${first}`),
      renewed: countIf(sql`expires_on >= ${first} and has_next_term`),
      endedBefore: countIf(sql`expires_on < ${first}`),
      renewedBefore: countIf(sql`expires_on < ${first} and has_next_term`),
    })
    .from(policies)
    .where(
      and(
        inArray(policies.status, [...runningPolicyStatuses, 'EXPIRED', 'NOT_RENEWED']),
        gte(policies.expiresOn, before ?? ''),
        lt(policies.expiresOn, dateOf(today)),
        ofAgent,
      ),
    );
  const { ended = 0, renewed = 0, endedBefore = 0, renewedBefore = 0 } = found ?? {};
  return { quarter: shareOf(renewed, ended), previousQuarter: shareOf(renewedBefore, endedBefore) };
}

/** Percent with one decimal. Null if nothing is counted. */
const shareOf = (part: number, all: number): number | null => (all === 0 ? null : Math.round((part / all) * 1000) / 10);
