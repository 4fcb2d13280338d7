import type { components, operations } from '@fairlead/openapi';
import { fromCents, premiumChange, renewalDues } from '@fairlead/rules';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inOrderNullsLast, type List, listOf, pageOf } from '../../db/page.ts';
import { policies } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { search } from '../../db/search.ts';
import { sumOf, type Totals, totalsOf } from '../../db/totals.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { todayOf } from '../../records/agencyTime.ts';
import { byChoice, byDay, byText, byValue, type FilterConditions, filterCondition } from '../../records/listFilters.ts';
import { toSummary } from '../../records/policies.ts';
import { quoteSerial } from '../../records/quotes.ts';
import { bestQuote, dueForAnyRenewal, dueForRenewal, type RenewalRow, selectRenewals } from '../../records/renewals.ts';

type RenewalQuery = NonNullable<operations['listRenewals']['parameters']['query']>;

/** Caller, and the current time in Unix seconds. */
interface ListContext {
  userId: string;
  now: number;
}

/** An index limits the list to the policies that are due, and the columns of the policy list have indexes. */
const conditionsAt = (today: number): FilterConditions<'renewals'> => ({
  due: byChoice((dues) =>
    or(...renewalDues.filter((due) => dues.includes(due)).map((due) => dueForRenewal(due, today))),
  ),
  stage: byValue(policies.renewalStage),
  expires: byDay(policies.expiresOn),
  carrier: byValue(policies.carrierId),
  insurance: byValue(policies.insuranceTypeId),
  agent: byValue(policies.assignedAgentId),
  customer: byText('contacts.nameOrCompany', policies.contactId),
  number: byText('policies.number'),
});

async function filter(tx: Transaction, query: RenewalQuery, { userId, now }: ListContext): Promise<SQL | undefined> {
  const { due, stage, customerName, policyNumber } = query;
  const today = await todayOf(tx, now);
  return and(
    dueForAnyRenewal(today),
    due === undefined ? undefined : dueForRenewal(due, today),
    stage === undefined ? undefined : eq(policies.renewalStage, stage),
    customerName === undefined
      ? undefined
      : await search(tx, 'contacts.nameOrCompany', customerName, policies.contactId),
    policyNumber === undefined ? undefined : await search(tx, 'policies.number', policyNumber),
    await filterCondition('renewals', conditionsAt(today), query.filters, { tx, userId, now }),
  );
}

/** Policies that are due for renewal. */
export const renewalList = async (
  tx: Transaction,
  query: RenewalQuery,
  context: ListContext,
): Promise<List<RenewalRow>> =>
  listOf(tx, policies, {
    where: await filter(tx, query, context),
    orderBy: inOrderNullsLast(query.ascOrDesc, policies.expiresOn, policies.id),
    rows: selectRenewals(tx),
  });

/** A page of the policies that are due for renewal. */
export const listRenewals = pageOf(renewalList);

/** Premium of the next term in cents, or of the quote for it. */
export const renewalPremiumCents = ({ nextTerm, renewal }: RenewalRow): number | null =>
  nextTerm ? nextTerm.premiumCents : (renewal.quote?.premiumCents ?? null);

export function toRenewal(row: RenewalRow, links: FileLinks): components['schemas']['RenewalSummary'] {
  const { opportunityId, quote } = row.renewal;
  const premiumCents = renewalPremiumCents(row);
  return {
    ...toSummary(row, links),
    renewalStage: row.policy.renewalStage,
    renewalPremium: premiumCents === null ? null : fromCents(premiumCents),
    nonRenewalReason: row.nonRenewalReason,
    opportunityId,
    renewalQuote: quote && {
      id: quote.id,
      serial: quoteSerial(quote.serial),
      quoteStatus: quote.status,
      customerFeedback: quote.customerFeedback,
      policyId: quote.policyId,
    },
  };
}

const nextTerms = alias(policies, 'next_terms');

/** Sums of the premiums, of the renewal premiums, and of both where both are known. */
export const sumRenewals = totalsOf(renewalList, (tx) => {
  const best = bestQuote(tx);
  const before = policies.premiumCents;
  const after = sql`case when ${nextTerms.id} is null then ${best.premiumCents} else ${nextTerms.premiumCents} end`;
  return {
    sums: {
      total: sumOf(before),
      renewalTotal: sumOf(after),
      before: sumOf(sql`case when ${after} is not null then ${before} end`),
      after: sumOf(sql`case when ${before} is not null then ${after} end`),
    },
    from: sql`${policies}
      left join ${policies} as next_terms
        on ${and(eq(nextTerms.agencyId, policies.agencyId), eq(nextTerms.previousPolicyId, policies.id))}
      left join lateral ${best} on ${nextTerms.id} is null`,
  };
});

export const toRenewalTotal = ({
  count,
  sums,
}: Totals<'total' | 'renewalTotal' | 'before' | 'after'>): components['schemas']['RenewalTotal'] => ({
  count,
  isCapped: sums === null,
  total: sums && fromCents(sums.total),
  renewalTotal: sums && fromCents(sums.renewalTotal),
  premiumChange: sums && premiumChange(sums.before, sums.after).percent,
});
