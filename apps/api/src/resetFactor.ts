import { and, eq, isNull, sql } from 'drizzle-orm';
import { findAuthenticator, removeSecondFactor } from './areas/auth/authenticators.ts';
import { makeAccountMails } from './areas/auth/mails.ts';
import { audit } from './db/audit.ts';
import { users } from './db/schema/index.ts';
import type { Run } from './db/scope.ts';
import type { Mailer } from './mail/mailer.ts';

/**
 * Removes the second factor of an account and mails a notice to its owner, at the command of the operator. Returns false when no
 * account with this email has a second factor.
 *
 * @param run Runs transactions in the role that may see accounts and sessions.
 */
export async function resetFactor(run: Run, email: string, mailer: Mailer): Promise<boolean> {
  return run(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
    if (!user || !(await findAuthenticator(tx, user.id))) return false;
    await removeSecondFactor(tx, user.id);
    const operator = { kind: 'JOB', userId: null, agencyId: user.agencyId } as const;
    await audit(tx, operator, 'resetFactor', { type: 'user', id: user.id });
    await mailer.write(tx, makeAccountMails(mailer).secondFactorOff(user));
    return true;
  });
}
