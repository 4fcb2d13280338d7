import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { credentials, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { accountOf, countFailure, forgetFailures, secondsLocked } from './failures.ts';
import { attemptMail, evenly, tooMany } from './limits.ts';
import { makeAccountMails, type Reader } from './mails.ts';
import { endMailTokens, issueMailToken, redeemMailToken } from './mailTokens.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { AccountDependencies } from './signUp.ts';

type CredentialHandlers = Pick<
  Handlers,
  'verifyEmail' | 'resendVerification' | 'forgetPassword' | 'resetPassword' | 'changePassword'
>;

const linkGone = { status: 410, code: 'auth.linkGone' } as const;

/** Addresses and passwords of accounts that there are. Specification, document 1, sections 2, 5, 7 and 8; G-31 to G-36. */
export function credentialHandlers({ run, mailer, clock }: AccountDependencies): CredentialHandlers {
  const accountMails = makeAccountMails(mailer);
  const at = () => new Date(clock.now() * 1000);

  /** The new password counts, the sessions that it was not changed in end, and its owner is told. */
  async function setPassword(tx: Transaction, user: Reader & { id: string }, passwordHash: string, kept?: string) {
    await tx.update(credentials).set({ passwordHash, changedAt: at() }).where(eq(credentials.userId, user.id));
    const others = and(
      eq(sessions.userId, user.id),
      isNull(sessions.endedAt),
      kept ? ne(sessions.id, kept) : undefined,
    );
    await tx.update(sessions).set({ endedAt: at() }).where(others);
    await endMailTokens(tx, user.id, 'resetPassword', clock.now());
    await mailer.write(tx, accountMails.passwordChanged(user));
  }

  return {
    verifyEmail: ({ body, operationId }) =>
      run(async (tx) => {
        const user = await redeemMailToken(tx, body.token, 'verifyEmail', clock.now());
        if (!user) return linkGone;
        await tx.update(users).set({ emailVerifiedAt: at() }).where(eq(users.id, user.id));
        await audit(tx, { userId: user.id, agencyId: user.agencyId }, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'auth.emailVerified' };
      }),

    async resendVerification({ body, request }) {
      const work = run(async (tx) => {
        const seconds = await attemptMail(tx, 'verify', body.email, request.ip, clock.now());
        if (seconds > 0) return seconds;
        const user = await findReader(tx, body.email);
        if (!user || user.emailVerifiedAt) return 0;
        const token = await issueMailToken(tx, user.id, 'verifyEmail', clock.now());
        await mailer.write(tx, accountMails.verifyEmail(user, token));
        return 0;
      });
      const seconds = await evenly(work);
      return seconds > 0 ? tooMany(seconds) : { status: 200, code: 'auth.verificationSent' };
    },

    async forgetPassword({ body, request }) {
      const work = run(async (tx) => {
        const seconds = await attemptMail(tx, 'reset', body.userEmail, request.ip, clock.now());
        if (seconds > 0) return seconds;
        const user = await findReader(tx, body.userEmail);
        if (!user) return 0;
        const token = await issueMailToken(tx, user.id, 'resetPassword', clock.now());
        await mailer.write(tx, accountMails.resetPassword(user, token));
        return 0;
      });
      const seconds = await evenly(work);
      return seconds > 0 ? tooMany(seconds) : { status: 200, code: 'auth.resetSent' };
    },

    async resetPassword({ body, operationId }) {
      const passwordHash = await hashPassword(body.newPassword);
      return run(async (tx) => {
        const user = await redeemMailToken(tx, body.token, 'resetPassword', clock.now());
        if (!user) return linkGone;
        await setPassword(tx, user, passwordHash);
        // Whoever has the mail has the address.
        if (!user.emailVerifiedAt) await tx.update(users).set({ emailVerifiedAt: at() }).where(eq(users.id, user.id));
        await forgetFailures(tx, accountOf(user.email));
        await audit(tx, { userId: user.id, agencyId: user.agencyId }, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'auth.passwordReset' };
      });
    },

    async changePassword({ body, session, operationId }) {
      // A session that was left open is no way to try passwords.
      const account = accountOf(`password of ${session.userId}`);
      const before = await run(async (tx) => ({
        seconds: await secondsLocked(tx, account, clock.now()),
        stored: await passwordOf(tx, session.userId),
      }));
      if (before.seconds > 0) return tooMany(before.seconds);
      const right = await verifyPassword(before.stored, body.previousPassword);
      const passwordHash = right ? await hashPassword(body.newPassword) : '';
      return run(async (tx) => {
        const seconds = await secondsLocked(tx, account, clock.now());
        if (seconds > 0) return tooMany(seconds);
        const [user] = await tx.select().from(users).where(eq(users.id, session.userId)).for('update');
        // The password may have been changed meanwhile.
        if (!right || !user || (await passwordOf(tx, session.userId)) !== before.stored) {
          await countFailure(tx, account, clock.now());
          return { status: 400, code: 'auth.wrongPassword' };
        }
        await forgetFailures(tx, account);
        await setPassword(tx, user, passwordHash, session.id);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'auth.passwordChanged' };
      });
    },
  };
}

async function passwordOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.hash;
}

/** Somebody who can be written to about their password: who has one, and is neither disabled nor gone. */
async function findReader(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.disabledAt), isNull(users.deletedAt)));
  return found?.user;
}
