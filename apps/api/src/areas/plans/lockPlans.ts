import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/scope.ts';

/**
 * Locks the plan of an agency until the transaction ends. Locks also when the agency has no plan. Call it before any other lock.
 */
export const lockPlans = (tx: Transaction, agencyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${agencyId}`}, 0))`);
