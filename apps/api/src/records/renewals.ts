import type { components } from '@fairlead/openapi';
import {
  DAY,
  dateOf,
  fromCents,
  type QuoteFeedback,
  type QuoteStatus,
  RENEWAL_ENDS,
  type RenewalDue,
  runningPolicyStatuses,
} from '@fairlead/rules';
import { and, desc, eq, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { opportunities, policies, quotes } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { type PolicyRow, selectPolicies } from './policies.ts';
import { expiring } from './policyFilters.ts';
import { quoteSerial } from './quotes.ts';

/** How close a quote is to a policy. */
const quoteRank = sql<number>`renewal_rank(quotes.status, quotes.customer_feedback, quotes.has_policy)`;

// The queries name their tables, because Drizzle leaves out the tables of columns that it selects from one table.
/** Open opportunities for the next term of a policy. */
const isForNextTerm = sql`opportunities.agency_id = policies.agency_id and opportunities.renewed_policy_id = policies.id
  and opportunities.deleted_at is null and opportunities.status <> 'LOST'`;
const isQuoteOfOpportunity = sql`quotes.agency_id = opportunities.agency_id
  and quotes.opportunity_id = opportunities.id and quotes.deleted_at is null`;

/** Policies that expired without a decision, and can still be renewed. `today` as midnight UTC in Unix seconds. */
const overdue = (today: number): SQL | undefined =>
  and(
    inArray(policies.status, [...runningPolicyStatuses, 'EXPIRED']),
    lt(policies.expiresOn, dateOf(today)),
    isNull(policies.nonRenewalReason),
    not(policies.hasNextTerm),
  );

/** Policies in a group of the renewal centre. `today` of the agency, as midnight UTC in Unix seconds. */
export function dueForRenewal(due: RenewalDue, today: number): SQL | undefined {
  if (due === 'OVERDUE') return and(gte(policies.expiresOn, firstRenewable(today)), overdue(today));
  return expiring(due === 'IN_30' ? 30 : due === 'IN_60' ? 60 : 90, today);
}

/** Policies that expire in 90 days or are overdue. An index by the expiration date finds them. */
export const dueForAnyRenewal = (today: number): SQL | undefined =>
  and(
    gte(policies.expiresOn, firstRenewable(today)),
    lte(policies.expiresOn, dateOf(today + 90 * DAY)),
    or(expiring(90, today), overdue(today)),
  );

/** The earliest expiration date of policies that can still be renewed. */
const firstRenewable = (today: number): string => dateOf(today - (RENEWAL_ENDS - 1) * DAY);

/** Progress of a renewal: the opportunity for the next term, and its quote that is closest to a policy. */
interface Progress {
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

/** For each policy, the opportunity for the next term and its quote that is closest to a policy. */
export const bestQuote = (tx: Transaction) =>
  tx
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

async function progressOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, Progress>> {
  const best = bestQuote(tx);
  const rows = await tx
    .select({
      policyId: policies.id,
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
    rows.map(({ policyId, opportunityId, quotePolicyId, ...quote }) => [
      policyId,
      { opportunityId, quote: quote.id === null ? null : { ...quote, policyId: quotePolicyId } },
    ]),
  );
}

/**
 * Quote of the carrier of a policy for its next term, which the customer accepted or has to answer. Null for customers.
 */
export async function renewalQuoteOf(
  tx: Transaction,
  policyId: string,
): Promise<components['schemas']['PolicyRenewalQuote'] | null> {
  const [quote] = await tx
    .select({ id: quotes.id, serial: quotes.serial, premiumCents: quotes.premiumCents })
    .from(policies)
    .innerJoin(opportunities, isForNextTerm)
    .innerJoin(quotes, isQuoteOfOpportunity)
    .where(
      and(
        eq(policies.id, policyId),
        eq(quotes.carrierId, policies.carrierId),
        not(quotes.hasPolicy),
        sql`${quoteRank} >= 3`,
        sql`(select app_contact()) is null`,
      ),
    )
    .orderBy(desc(quoteRank), desc(quotes.createdAt))
    .limit(1);
  return quote ? { id: quote.id, serial: quoteSerial(quote.serial), premium: fromCents(quote.premiumCents) } : null;
}
