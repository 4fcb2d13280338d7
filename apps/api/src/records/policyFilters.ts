import { DAY, dateOf, type RenewalDays, runningPolicyStatuses, utcToday } from '@fairlead/rules';
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { certificates, policies, policyTransactions } from '../db/schema/index.ts';

/** Policies that are due for renewal within these days. `now` in Unix seconds. */
export const expiring = (days: RenewalDays, now: number): SQL | undefined => {
  const today = utcToday(now);
  return and(
    inArray(policies.status, [...runningPolicyStatuses]),
    gte(policies.expiresOn, dateOf(today)),
    lte(policies.expiresOn, dateOf(today + days * DAY)),
  );
};

/** Past-due transactions. */
export const isPastDue = and(eq(policyTransactions.paymentStatus, 'PAST_DUE'), isNull(policyTransactions.deletedAt));
/** Certificates that were requested and not sent. */
export const isRequested = eq(certificates.status, 'REQUESTED');

/** Policies with past-due transactions. */
export const hasPastDue = sql`exists (select from ${policyTransactions}
  where ${policyTransactions.policyId} = ${policies.id} and ${isPastDue})`;

/** Policies with requested certificates. */
export const hasCertificateRequest = sql`exists (select from ${certificates}
  where ${certificates.policyId} = ${policies.id} and ${isRequested})`;
