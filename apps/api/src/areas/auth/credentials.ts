import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { invalidRequest } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { audit } from '../../db/audit.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { credentials, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { canSignIn } from '../../records/accounts.ts';
import { deleteChallenges } from './challenges.ts';
import { accountOf, countFailure, deleteFailures, secondsLocked } from './failures.ts';
import { attemptMail, tooMany, withMinimumDuration } from './limits.ts';
import { linkContact } from './linkContact.ts';
import { lockAccount } from './lockAccount.ts';
import { makeAccountMails, type Recipient } from './mails.ts';
import { endMailTokens, findMailToken, issueMailToken, redeemMailToken } from './mailTokens.ts';
import { checkNewPassword, hashNewPassword } from './newPassword.ts';
import { verifyPassword } from './passwords.ts';
import type { AccountDependencies } from './signUp.ts';
import { trustDevice } from './trustDevice.ts';

const wrongPassword = { status: 400, code: 'auth.wrongPassword' } as const;
export const linkGone = { status: 410, code: 'auth.linkGone' } as const;

/** Handlers for resetting and changing passwords. */
export function credentialHandlers(dependencies: AccountDependencies) {
  const { run, mailer, clock } = dependencies;
  const { productName } = mailer;
  const accountMails = makeAccountMails(mailer);
  const currentDate = () => new Date(clock.now() * 1000);

  /** Stores the new password, ends the user's other sessions and notifies the user by mail. */
  async function setPassword(
    tx: Transaction,
    user: Recipient & { id: string },
    passwordHash: string,
    currentSessionId?: string,
  ) {
    await lockAccount(tx, user.id);
    await tx.update(credentials).set({ passwordHash, changedAt: currentDate() }).where(eq(credentials.userId, user.id));
    const others = and(
      eq(sessions.userId, user.id),
      isNull(sessions.endedAt),
      currentSessionId ? ne(sessions.id, currentSessionId) : undefined,
    );
    await tx.update(sessions).set({ endedAt: currentDate() }).where(others);
    await deleteChallenges(tx, user.id);
    await endMailTokens(tx, user.id, 'resetPassword', clock.now());
    await mailer.write(tx, accountMails.passwordChanged(user));
  }

  const chosenPassword = ({ newPassword }: { newPassword: string }, { email }: { email: string }) =>
    ({ password: newPassword, field: 'newPassword', email, productName }) as const;

  return defineHandlers({
    async forgetPassword({ body, request }) {
      const work = run(async (tx) => {
        const seconds = await attemptMail(tx, 'reset', body.userEmail, request.ip, clock.now());
        if (seconds > 0) return seconds;
        const user = await findRecipient(tx, body.userEmail);
        if (!user) return 0;
        const token = await issueMailToken(tx, user.id, 'resetPassword', clock.now());
        await mailer.write(tx, accountMails.resetPassword(user, token));
        return 0;
      });
      const seconds = await withMinimumDuration(work);
      return seconds > 0 ? tooMany(seconds) : { status: 200, code: 'auth.resetSent' };
    },

    async resetPassword({ body, request, operationId }) {
      // Checked before hashing, which takes time and memory.
      const known = await run((tx) => findMailToken(tx, body.token, 'resetPassword', clock.now()));
      if (!known) return linkGone;
      const passwordHash = await hashNewPassword(chosenPassword(body, known));
      return run(async (tx) => {
        const user = await redeemMailToken(tx, body.token, 'resetPassword', clock.now());
        if (!user) return linkGone;
        await setPassword(tx, user, passwordHash);
        await deleteFailures(tx, accountOf(user.email));
        const who = { userId: user.id, agencyId: user.agencyId, origin: originOf(request) };
        await audit(tx, who, operationId, { type: 'user', id: user.id });
        // Before the contact is linked in the role of a customer, who cannot read accounts.
        const headers = await trustDevice(tx, user.id, request, dependencies);
        if (!user.emailVerifiedAt) {
          // The link proves that the address belongs to the reader.
          await tx.update(users).set({ emailVerifiedAt: currentDate() }).where(eq(users.id, user.id));
          await endMailTokens(tx, user.id, 'verifyEmail', clock.now());
          await linkContact(tx, user, { clock, mailer, operationId, who, ownSignUp: false });
        }
        return { status: 200, code: 'auth.passwordReset', headers };
      });
    },

    async changePassword({ body, request, session, operationId }) {
      // An open session must not be a way to guess the password.
      const account = accountOf(`password of ${session.userId}`);
      const before = await run(async (tx) => ({
        seconds: await secondsLocked(tx, account, clock.now()),
        stored: await passwordOf(tx, session.userId),
        email: await emailOf(tx, session.userId),
      }));
      const refuse = async <T extends { code: string }>(tx: Transaction, outcome: 'FAILED' | 'LOCKED', answer: T) => {
        const { userId, agencyId } = session;
        const event = { operationId, outcome, origin: originOf(request), now: clock.now() };
        await auditRefusal(tx, { kind: 'USER', userId, agencyId, details: { code: answer.code }, ...event });
        return answer;
      };
      if (before.seconds > 0) return run((tx) => refuse(tx, 'LOCKED', tooMany(before.seconds)));
      const chosen = chosenPassword(body, before);
      // Checked before the current password, so that the answer is the same for every guess.
      await checkNewPassword(chosen);
      if (body.newPassword === body.previousPassword)
        return invalidRequest([{ field: 'newPassword', code: 'auth.passwordSame' }]);
      const matches = await verifyPassword(before.stored, body.previousPassword);
      const passwordHash = matches ? await hashNewPassword(chosen) : '';
      return run(async (tx) => {
        const seconds = await secondsLocked(tx, account, clock.now());
        if (seconds > 0) return refuse(tx, 'LOCKED', tooMany(seconds));
        const [user] = await tx.select().from(users).where(eq(users.id, session.userId)).for('update');
        // The password may have been changed meanwhile.
        if (!matches || !user || (await passwordOf(tx, session.userId)) !== before.stored) {
          await countFailure(tx, account, clock.now());
          return refuse(tx, 'FAILED', wrongPassword);
        }
        await deleteFailures(tx, account);
        await setPassword(tx, user, passwordHash, session.id);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        const headers = await trustDevice(tx, user.id, request, dependencies);
        return { status: 200, code: 'auth.passwordChanged', headers };
      });
    },
  });
}

/** The hash of a user's password. */
export async function passwordOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.hash;
}

async function emailOf(tx: Transaction, userId: string): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? '';
}

/** Finds the recipient of an account mail. Undefined for users who cannot sign in: disabled, deleted, invited, or of a disabled agency. */
export async function findRecipient(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), canSignIn));
  return found?.user;
}
