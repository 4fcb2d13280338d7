import { DAY, dateOf, type RenewalDays, runningPolicyStatuses, utcToday } from '@fairlead/rules';
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { certificates, policies, policyTransactions } from '../../db/schema/index.ts';

/** Policies of which somebody has to think of the renewal; `now` in unix seconds. */
export const expiring = (days: RenewalDays, now: number): SQL | undefined => {
  const today = utcToday(now);
  return and(
    inArray(policies.status, [...runningPolicyStatuses]),
    gte(policies.expiresOn, dateOf(today)),
    lte(policies.expiresOn, dateOf(today + days * DAY)),
  );
};

/** What is not paid in time. */
export const isPastDue = and(eq(policyTransactions.paymentStatus, 'PAST_DUE'), isNull(policyTransactions.deletedAt));
/** What nobody has sent yet. */
export const isRequested = eq(certificates.status, 'REQUESTED');

/** Policies with transactions that are past due. */
export const hasPastDue = sql`exists (select from ${policyTransactions}
  where ${policyTransactions.policyId} = ${policies.id} and ${isPastDue})`;

/** Policies of which certificates are requested. */
export const hasCertificateRequest = sql`exists (select from ${certificates}
  where ${certificates.policyId} = ${policies.id} and ${isRequested})`;
