import { createHash } from 'node:crypto';
import { signInLimit } from '@fairlead/rules';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { signInFailures } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** Key of an email's failure counter. Does not depend on whether an account has the email. */
export const accountOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

interface Limit {
  failures: number;
  windowSeconds: number;
}

/**
 * Seconds until sign-in is possible again for this account; 0 when it is not locked. Concurrent requests for the same account
 * wait for each other's transactions, so parallel guesses are counted one by one.
 */
export async function secondsLocked(
  tx: Transaction,
  account: string,
  now: number,
  { failures, windowSeconds }: Limit = signInLimit,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
  const since = new Date((now - windowSeconds) * 1000);
  const latest = await tx
    .select({ failedAt: signInFailures.failedAt })
    .from(signInFailures)
    .where(and(eq(signInFailures.account, account), gt(signInFailures.failedAt, since)))
    .orderBy(desc(signInFailures.failedAt))
    .limit(failures);
  const oldest = latest[failures - 1];
  return oldest ? Math.ceil(oldest.failedAt.getTime() / 1000) + windowSeconds - now : 0;
}

export const countFailure = (tx: Transaction, account: string, now: number) =>
  tx.insert(signInFailures).values({ id: uuidv7(), account, failedAt: new Date(now * 1000) });

export const deleteFailures = (tx: Transaction, account: string) =>
  tx.delete(signInFailures).where(eq(signInFailures.account, account));
