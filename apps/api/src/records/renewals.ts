import {
  DAY,
  dateOf,
  openQuoteStatuses,
  type QuoteFeedback,
  type QuoteStatus,
  RENEWAL_ENDS,
  type RenewalDue,
  type RenewalStage,
  runningPolicyStatuses,
  utcToday,
} from '@fairlead/rules';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { opportunities, policies, quotes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { type PolicyRow, selectPolicies } from './policies.ts';
import { expiring } from './policyFilters.ts';

// The queries name their tables, because Drizzle leaves out the tables of columns that it selects from one table.
const isOpenQuote = sql`quotes.status in (${sql.join(
  openQuoteStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`;
/** How close a quote is to a policy. */
const quoteRank = sql<number>`case
  when quotes.customer_feedback = 'ACCEPTED' and (${isOpenQuote} or quotes.has_policy) then 4
  when quotes.status = 'PENDING_APPROVAL' and quotes.customer_feedback is null then 3
  when quotes.customer_feedback is null and ${isOpenQuote} then 2
  else 1 end`;

/** Open opportunities for the next term of a policy. */
const isForNextTerm = sql`opportunities.agency_id = policies.agency_id and opportunities.renewed_policy_id = policies.id
  and opportunities.deleted_at is null and opportunities.status <> 'LOST'`;
const isQuoteOfOpportunity = sql`quotes.agency_id = opportunities.agency_id
  and quotes.opportunity_id = opportunities.id and quotes.deleted_at is null`;

/** Stage of the renewal of a policy. `RenewalStage` in the contract describes the stages. */
const renewalStage = sql<RenewalStage>`case
  when policies.has_next_term then 'ACCEPTED'
  when policies.non_renewal_reason is not null then 'LOST'
  else coalesce((
    select case max(${quoteRank}) when 4 then 'ACCEPTED' when 3 then 'OFFERED' else 'QUOTING' end
      from opportunities left join quotes on ${isQuoteOfOpportunity}
      where ${isForNextTerm}
      having count(*) > 0
  ), 'NOT_STARTED') end`;

/**
 * Finds the policies whose next term has open opportunities, with the rank of their best quote. For queries that count many
 * policies: it reads the opportunities once.
 *
 * @param due - The policies. Defaults to all.
 */
export const selectStarted = (tx: Transaction, due?: SQL) =>
  tx
    .select({
      policyId: sql<string>`${opportunities.renewedPolicyId}`.as('started_policy_id'),
      // A query for each opportunity, because a join would read all quotes of the agency.
      rank: sql<number>`max(coalesce((select max(${quoteRank}) from quotes where ${isQuoteOfOpportunity}), 1))`.as(
        'best_rank',
      ),
    })
    .from(opportunities)
    .where(isStarted(tx, due))
    .groupBy(opportunities.renewedPolicyId)
    .as('started');

/** Finds the policies whose next term has open opportunities, without the quotes. */
export const selectStartedIds = (tx: Transaction, due: SQL | undefined) =>
  tx
    .selectDistinct({ policyId: sql<string>`${opportunities.renewedPolicyId}`.as('started_policy_id') })
    .from(opportunities)
    .where(isStarted(tx, due))
    .as('started');

/** Open opportunities for the next term of these policies. */
const isStarted = (tx: Transaction, due: SQL | undefined): SQL | undefined =>
  and(
    due
      ? inArray(opportunities.renewedPolicyId, tx.select({ id: policies.id }).from(policies).where(due))
      : isNotNull(opportunities.renewedPolicyId),
    isNull(opportunities.deletedAt),
    ne(opportunities.status, 'LOST'),
  );

/** Stage of a policy beside its row of `selectStarted`, as `renewalStage` finds it. */
export const stageBeside = ({ policyId, rank }: ReturnType<typeof selectStarted>) => sql<RenewalStage>`case
  when policies.has_next_term then 'ACCEPTED'
  when policies.non_renewal_reason is not null then 'LOST'
  when ${policyId} is null then 'NOT_STARTED'
  when ${rank} = 4 then 'ACCEPTED' when ${rank} = 3 then 'OFFERED' else 'QUOTING' end`;

/** Rank of the best quote in the stages of a renewal that has begun. */
const ranks: Partial<Record<RenewalStage, readonly number[]>> = { QUOTING: [1, 2], OFFERED: [3], ACCEPTED: [4] };

/**
 * Policies in one of the stages, as `renewalStage` finds them. For lists of policies that are due, where a query for the stage of
 * each policy would be slow.
 */
export function inStages(tx: Transaction, stages: readonly RenewalStage[]): SQL | undefined {
  const isOpen = and(not(policies.hasNextTerm), isNull(policies.nonRenewalReason));
  const wanted = stages.flatMap((stage) => ranks[stage] ?? []);
  const started = selectStarted(tx);
  const ids = tx.select({ id: started.policyId }).from(started).where(inArray(started.rank, wanted));
  return or(
    stages.includes('NOT_STARTED')
      ? and(isOpen, sql`not exists (select from opportunities where ${isForNextTerm})`)
      : undefined,
    wanted.length > 0 ? and(isOpen, inArray(policies.id, ids)) : undefined,
    stages.includes('ACCEPTED') ? eq(policies.hasNextTerm, true) : undefined,
    stages.includes('LOST') ? and(not(policies.hasNextTerm), isNotNull(policies.nonRenewalReason)) : undefined,
  );
}

/** Policies that expired without a decision, and can still be renewed. `now` in Unix seconds. */
const overdue = (now: number): SQL | undefined =>
  and(
    inArray(policies.status, [...runningPolicyStatuses, 'EXPIRED']),
    lt(policies.expiresOn, dateOf(utcToday(now))),
    isNull(policies.nonRenewalReason),
    not(policies.hasNextTerm),
  );

/** Policies in a group of the renewal centre. `now` in Unix seconds. */
export function dueForRenewal(due: RenewalDue, now: number): SQL | undefined {
  if (due === 'OVERDUE') return and(gte(policies.expiresOn, firstRenewable(now)), overdue(now));
  return expiring(due === 'IN_30' ? 30 : due === 'IN_60' ? 60 : 90, now);
}

/** Policies that expire in 90 days or are overdue. An index by the expiration date finds them. `now` in Unix seconds. */
export const dueForAnyRenewal = (now: number): SQL | undefined =>
  and(
    gte(policies.expiresOn, firstRenewable(now)),
    lte(policies.expiresOn, dateOf(utcToday(now) + 90 * DAY)),
    or(expiring(90, now), overdue(now)),
  );

/** The earliest expiration date of policies that can still be renewed. */
const firstRenewable = (now: number): string => dateOf(utcToday(now) - (RENEWAL_ENDS - 1) * DAY);

/** Progress of a renewal: its stage, and the quote that is closest to a policy. */
interface Progress {
  stage: RenewalStage;
  opportunityId: string | null;
  quote: {
    id: string;
    serial: number;
    status: QuoteStatus;
    customerFeedback: QuoteFeedback | null;
    premiumCents: number;
    policyId: string | null;
  } | null;
}
export type RenewalRow = PolicyRow & { renewal: Progress };

/** Selects policies with the progress of their renewals. */
export const selectRenewals = (tx: Transaction) => ({
  where: (condition: SQL) => ({
    async orderBy(...order: SQL[]): Promise<RenewalRow[]> {
      const rows = await selectPolicies(tx)
        .where(condition)
        .orderBy(...order);
      const ids = rows.map(({ policy }) => policy.id);
      const progress = ids.length === 0 ? new Map<string, Progress>() : await progressOf(tx, ids);
      return rows.flatMap((row) => {
        const renewal = progress.get(row.policy.id);
        return renewal ? [{ ...row, renewal }] : [];
      });
    },
  }),
});

async function progressOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, Progress>> {
  const best = tx
    .select({
      opportunityId: sql<string>`${opportunities.id}`.as('best_opportunity_id'),
      id: sql<string>`${quotes.id}`.as('best_quote_id'),
      serial: sql<number>`${quotes.serial}`.as('best_quote_serial'),
      status: sql<QuoteStatus>`${quotes.status}`.as('best_quote_status'),
      customerFeedback: sql<QuoteFeedback | null>`${quotes.customerFeedback}`.as('best_quote_feedback'),
      premiumCents: sql<number>`${quotes.premiumCents}`.mapWith(Number).as('best_quote_premium'),
      policyId: sql<string | null>`(
        select made.id from policies made where made.agency_id = quotes.agency_id and made.quote_id = quotes.id)`.as(
        'best_quote_policy_id',
      ),
    })
    .from(opportunities)
    .leftJoin(quotes, isQuoteOfOpportunity)
    .where(isForNextTerm)
    .orderBy(sql`${quotes.id} is null`, desc(quoteRank), desc(quotes.createdAt), desc(opportunities.createdAt))
    .limit(1)
    .as('best');
  const rows = await tx
    .select({
      policyId: policies.id,
      stage: renewalStage,
      opportunityId: best.opportunityId,
      id: best.id,
      serial: best.serial,
      status: best.status,
      customerFeedback: best.customerFeedback,
      premiumCents: best.premiumCents,
      quotePolicyId: best.policyId,
    })
    .from(policies)
    .leftJoinLateral(best, sql`true`)
    .where(inArray(policies.id, [...ids]));
  return new Map(
    rows.map(({ policyId, stage, opportunityId, quotePolicyId, ...quote }) => [
      policyId,
      { stage, opportunityId, quote: quote.id === null ? null : { ...quote, policyId: quotePolicyId } },
    ]),
  );
}
