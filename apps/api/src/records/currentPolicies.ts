import type { components } from '@fairlead/openapi';
import { fromCents } from '@fairlead/rules';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { carriers, insuranceTypes, policies, policyTransactions } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { dayToSeconds } from '../db/time.ts';
import { isDue, isPastDue } from './policyFilters.ts';

/** Statuses of policies that are in force or about to be. */
const currentStatuses = ['ACTIVE', 'EXPIRING', 'BOUND', 'PENDING', 'IN_REVIEW', 'QUEUED', 'MISSING_INFO'] as const;
export const isCurrent = inArray(policies.status, [...currentStatuses]);
/** Past-due payments of current policies, in a query that joins both. The figure of a contact and the home of its customer show them. */
export const isCurrentlyPastDue = and(isPastDue, isCurrent);

const LIMIT = 5;

/** The first current and future policies of a contact by expiration date. */
export async function currentPolicies(
  tx: Transaction,
  contactId: string,
): Promise<components['schemas']['DashboardPolicy'][]> {
  const rows = await tx
    .select({
      id: policies.id,
      policyNumber: policies.policyNumber,
      policyStatus: policies.status,
      insuranceName: insuranceTypes.name,
      carrierName: carriers.name,
      paymentUrl: carriers.paymentUrl,
      paymentStatus: policies.paymentStatus,
      effectiveOn: policies.effectiveOn,
      expiresOn: policies.expiresOn,
      premiumCents: policies.premiumCents,
    })
    .from(policies)
    .innerJoin(insuranceTypes, eq(insuranceTypes.id, policies.insuranceTypeId))
    .leftJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(and(eq(policies.contactId, contactId), isCurrent))
    .orderBy(sql`${policies.expiresOn} asc nulls last`, asc(policies.id))
    .limit(LIMIT);
  const payments = await openPayments(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ effectiveOn, expiresOn, premiumCents, paymentStatus, ...row }) => {
    const open = payments.filter(({ policyId }) => policyId === row.id);
    const next = open.find((payment) => payment.paymentStatus !== 'PAST_DUE');
    return {
      ...row,
      pastDue: paymentStatus === 'PAST_DUE' || open.some((payment) => payment.paymentStatus === 'PAST_DUE'),
      nextPayment: next ? { transactionPremium: next.premium, dueDate: dayToSeconds(next.dueOn) } : null,
      effectiveDate: dayToSeconds(effectiveOn),
      expiredDate: dayToSeconds(expiresOn),
      premium: premiumCents === null ? null : fromCents(premiumCents),
    };
  });
}

/** The unpaid payment of each status that each of these policies is to pay first. */
const openPayments = (tx: Transaction, policyIds: readonly string[]) =>
  tx
    .selectDistinctOn([policyTransactions.policyId, policyTransactions.paymentStatus], {
      policyId: policyTransactions.policyId,
      paymentStatus: policyTransactions.paymentStatus,
      premium: policyTransactions.premium,
      dueOn: policyTransactions.dueOn,
    })
    .from(policyTransactions)
    .where(and(inArray(policyTransactions.policyId, [...policyIds]), or(isPastDue, isDue)))
    .orderBy(policyTransactions.policyId, policyTransactions.paymentStatus, asc(policyTransactions.dueOn));
