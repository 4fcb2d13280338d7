import { and, eq, sql, sum } from 'drizzle-orm';
import { type CountedTable, statusCounts } from './schema/index.ts';
import type { Transaction } from './scope.ts';

export interface StatusCount {
  status: string;
  total: number;
  premiumCents: number;
}

/**
 * Numbers of rows of the caller's agency, per status. Without deleted rows. Statuses without rows may be missing. Answered quotes
 * are counted as ACCEPTED, POLICY_TO_WRITE or REJECTED instead. With a prefix, only statuses that start with it.
 */
export const countsByStatus = (tx: Transaction, table: CountedTable, prefix = ''): Promise<StatusCount[]> =>
  tx
    .select({
      status: statusCounts.status,
      total: sum(statusCounts.total).mapWith(Number),
      premiumCents: sum(statusCounts.premiumCents).mapWith(Number),
    })
    .from(statusCounts)
    .where(and(eq(statusCounts.tableName, table), sql`starts_with(${statusCounts.status}, ${prefix})`))
    .groupBy(statusCounts.status);

/** Total of the given statuses. */
export const totalOf = (
  counts: readonly Pick<StatusCount, 'status' | 'total'>[],
  statuses: readonly string[],
): number => counts.filter(({ status }) => statuses.includes(status)).reduce((all, { total }) => all + total, 0);
