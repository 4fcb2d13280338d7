import { eq } from 'drizzle-orm';
import { invalidRequest } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { audit } from '../../db/audit.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { findRecipient, linkGone, passwordOf } from './credentials.ts';
import { accountOf, countFailure, deleteFailures, secondsLocked } from './failures.ts';
import { attemptMail, tooMany, tooManyFailures, withMinimumDuration } from './limits.ts';
import { linkContact } from './linkContact.ts';
import { makeAccountMails } from './mails.ts';
import { findMailToken, issueMailToken, redeemMailToken } from './mailTokens.ts';
import { verifyPassword } from './passwords.ts';
import type { AccountDependencies } from './signUp.ts';
import { trustDevice } from './trustDevice.ts';

const wrongPassword = invalidRequest([{ field: 'password', code: 'auth.notSignUpPassword' }]);

/**
 * Verifies email addresses of new accounts. Requires the password as well as the link. Otherwise a stranger could sign up with
 * the reader's address, and a click on the link would activate the stranger's password. A reader who does not know the password
 * resets it by mail.
 */
export function verifyEmailHandlers(dependencies: AccountDependencies) {
  const { run, mailer, clock } = dependencies;
  const accountMails = makeAccountMails(mailer);

  return defineHandlers({
    async verifyEmail({ body, request, operationId }) {
      const before = await run(async (tx) => {
        const user = await findMailToken(tx, body.token, 'verifyEmail', clock.now());
        if (!user) return undefined;
        const account = accountOf(`verification of ${user.id}`);
        const seconds = await secondsLocked(tx, account, clock.now());
        return { user, account, seconds, stored: await passwordOf(tx, user.id) };
      });
      if (!before) return linkGone;
      const { account, stored } = before;
      const { id: userId, agencyId } = before.user;
      const refuse = async <T extends { code: string }>(tx: Transaction, outcome: 'FAILED' | 'LOCKED', answer: T) => {
        const event = { outcome, operationId, origin: originOf(request), now: clock.now() };
        await auditRefusal(tx, { kind: 'VISITOR', userId, agencyId, details: { code: answer.code }, ...event });
        return answer;
      };
      if (before.seconds > 0) return run((tx) => refuse(tx, 'LOCKED', tooManyFailures(before.seconds)));
      const matches = await verifyPassword(stored, body.password);
      return run(async (tx) => {
        const now = clock.now();
        const seconds = await secondsLocked(tx, account, now);
        if (seconds > 0) return refuse(tx, 'LOCKED', tooManyFailures(seconds));
        // A reset may have replaced the password in the meantime.
        if (!matches || (await passwordOf(tx, before.user.id)) !== stored) {
          await countFailure(tx, account, now);
          return refuse(tx, 'FAILED', wrongPassword);
        }
        const user = await redeemMailToken(tx, body.token, 'verifyEmail', now);
        if (!user) return linkGone;
        await deleteFailures(tx, account);
        await tx
          .update(users)
          .set({ emailVerifiedAt: new Date(now * 1000) })
          .where(eq(users.id, user.id));
        const who = { userId: user.id, agencyId: user.agencyId, origin: originOf(request) };
        await audit(tx, who, operationId, { type: 'user', id: user.id });
        // Before the contact is linked in the role of a customer, who cannot read accounts.
        const headers = await trustDevice(tx, user.id, request, dependencies);
        await linkContact(tx, user, { clock, mailer, operationId, who, ownSignUp: true });
        return { status: 200, code: 'auth.emailVerified', headers };
      });
    },

    async resendVerification({ body, request }) {
      const work = run(async (tx) => {
        const seconds = await attemptMail(tx, 'verify', body.email, request.ip, clock.now());
        if (seconds > 0) return seconds;
        const user = await findRecipient(tx, body.email);
        if (!user || user.emailVerifiedAt) return 0;
        const token = await issueMailToken(tx, user.id, 'verifyEmail', clock.now());
        await mailer.write(tx, accountMails.verifyEmail(user, token));
        return 0;
      });
      const seconds = await withMinimumDuration(work);
      return seconds > 0 ? tooMany(seconds) : { status: 200, code: 'auth.verificationSent' };
    },
  });
}
