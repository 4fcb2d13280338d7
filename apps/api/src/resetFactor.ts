import { and, eq, isNull, sql } from 'drizzle-orm';
import { resetSecondFactor } from './areas/auth/resetSecondFactor.ts';
import { audit } from './db/audit.ts';
import { users } from './db/schema/index.ts';
import type { Run } from './db/scope.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Clock } from './ports/clock.ts';

/**
 * Removes the second factor of an account, ends its sessions and mails a notice to its owner, at the command of the operator.
 * Returns false when no account with this email has a second factor.
 *
 * @param run Runs transactions in the role that may see accounts and sessions.
 */
export async function resetFactor(
  run: Run,
  email: string,
  { mailer, clock }: { mailer: Mailer; clock: Clock },
): Promise<boolean> {
  return run(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
    if (!user || !(await resetSecondFactor(tx, user, { mailer, now: clock.now() }))) return false;
    const operator = { kind: 'JOB', userId: null, agencyId: user.agencyId } as const;
    await audit(tx, operator, 'resetFactor', { type: 'user', id: user.id });
    return true;
  });
}
