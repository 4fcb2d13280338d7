import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/**
 * Locks an account until the transaction ends. A sign-in locks it before it reads the password, and so does a new password before
 * it ends the sessions: otherwise the session of a sign-in that is not committed yet would survive the old password.
 */
export const lockAccount = (tx: Transaction, userId: string): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
