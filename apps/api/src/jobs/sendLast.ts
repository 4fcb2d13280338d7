import { sql } from 'drizzle-orm';
import { changeScope, type Transaction } from '../db/scope.ts';

/**
 * Lets the mails of this transaction wait for all others, such as a password reset for which a person waits. Call it last: the
 * transaction takes the role of the jobs.
 */
export async function sendLast(tx: Transaction): Promise<void> {
  await changeScope(tx, { role: 'fairlead_jobs' });
  await tx.execute(
    sql`update pgboss.job set priority = -1
      where name = 'mail' and state = 'created' and not blocked and priority = 0 and created_on = now()`,
  );
}
