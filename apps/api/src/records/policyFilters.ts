import { DAY, dateOf, type RenewalDays, runningPolicyStatuses } from '@fairlead/rules';
import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { certificates, policies, policyTransactions } from '../db/schema/index.ts';

/** Policies that are due for renewal within these days. `today` of the agency, as midnight UTC in Unix seconds. */
export const expiring = (days: RenewalDays, today: number): SQL | undefined =>
  and(
    inArray(policies.status, [...runningPolicyStatuses]),
    gte(policies.expiresOn, dateOf(today)),
    lte(policies.expiresOn, dateOf(today + days * DAY)),
  );

/** Past-due transactions. */
export const isPastDue = and(eq(policyTransactions.paymentStatus, 'PAST_DUE'), isNull(policyTransactions.deletedAt));
/** Unpaid transactions with a due date that are not past due. */
export const isDue = and(
  eq(policyTransactions.paymentStatus, 'PENDING'),
  isNotNull(policyTransactions.dueOn),
  isNull(policyTransactions.deletedAt),
);
/** Certificates that were requested and not sent. */
export const isRequested = eq(certificates.status, 'REQUESTED');

/**
 * Policies that are, or are not, among the policies of these rows. A page of the first kind looks up the few policies, a page of the
 * second kind looks at one policy after the other: the planner would otherwise join all of them.
 */
const isPolicyOf = (
  table: typeof policyTransactions | typeof certificates,
  condition: SQL | undefined,
  wanted: boolean,
) =>
  wanted
    ? sql`${policies.id} = any(array(select ${table.policyId} from ${table} where ${condition}))`
    : sql`(select count(*) from ${table} where ${and(eq(table.policyId, policies.id), condition)}) = 0`;

/** Policies with or without past-due transactions. */
export const hasPastDue = (wanted: boolean): SQL => isPolicyOf(policyTransactions, isPastDue, wanted);

/** Policies with or without requested certificates. */
export const hasCertificateRequest = (wanted: boolean): SQL => isPolicyOf(certificates, isRequested, wanted);
