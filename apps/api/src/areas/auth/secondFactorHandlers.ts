import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import type { Session } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { MessageKey } from '../../messages/index.ts';
import { confirmSetup, findAuthenticator, redeemTotpCode, removeSecondFactor, startSetup } from './authenticators.ts';
import { passwordOf } from './credentials.ts';
import type { AuthDependencies } from './dependencies.ts';
import { accountOf, countFailure, deleteFailures, secondsLocked } from './failures.ts';
import { tooManyFailures } from './limits.ts';
import { makeAccountMails } from './mails.ts';
import { verifyPassword } from './passwords.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { endEnrolment, requiresFactor } from './requiredFactor.ts';
import { totpUri } from './totp.ts';

const wrong = <Field extends string, Code extends MessageKey>(field: Field, code: Code) => ({
  status: 400 as const,
  code,
  errors: [{ field, code }],
});
const wrongPassword = wrong('password', 'auth.notYourPassword');
const wrongCode = wrong('code', 'auth.wrongCode');
const setupGone = { status: 410, code: 'auth.setupGone' } as const;
const factorRequired = { status: 409, code: 'auth.secondFactorNeeded' } as const;
const noSecondFactor = { status: 409, code: 'auth.noSecondFactor' } as const;

interface Call {
  session: Session;
  request: FastifyRequest;
  operationId: string;
}

/** Handlers for the second factor of the caller. */
export function secondFactorHandlers({ run, clock, mailer, secrets, adminsNeedFactor }: AuthDependencies) {
  const accountMails = makeAccountMails(mailer);

  /** Works only with the password or a code: an open session alone must not allow these changes. Failures count in `changePassword`. */
  async function withProof<T>(
    { session, request, operationId }: Call,
    proof: { password?: string; code?: string },
    work: (tx: Transaction, user: typeof users.$inferSelect, now: number) => Promise<T>,
  ) {
    const account = accountOf(`password of ${session.userId}`);
    const { userId, agencyId } = session;
    const refuse = async <A extends { code: string }>(tx: Transaction, outcome: 'FAILED' | 'LOCKED', answer: A) => {
      const event = { operationId, outcome, origin: originOf(request), now: clock.now() };
      await auditRefusal(tx, { kind: 'USER', userId, agencyId, details: { code: answer.code }, ...event });
      return answer;
    };
    const { password, code } = proof;
    const before = await run(async (tx) => {
      const seconds = await secondsLocked(tx, account, clock.now());
      if (seconds > 0) return { locked: await refuse(tx, 'LOCKED', tooManyFailures(seconds)) };
      return { stored: await passwordOf(tx, userId) };
    });
    if ('locked' in before) return before.locked;
    const matches = password !== undefined && (await verifyPassword(before.stored, password));
    return run(async (tx) => {
      const now = clock.now();
      const seconds = await secondsLocked(tx, account, now);
      if (seconds > 0) return refuse(tx, 'LOCKED', tooManyFailures(seconds));
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      const isRight =
        code === undefined
          ? matches && (await passwordOf(tx, userId)) === before.stored
          : await redeemTotpCode(tx, userId, code, { secrets, now });
      if (!isRight || !user) {
        await countFailure(tx, account, now);
        return refuse(tx, 'FAILED', code === undefined ? wrongPassword : wrongCode);
      }
      await deleteFailures(tx, account);
      return work(tx, user, now);
    });
  }

  return defineHandlers({
    async getSecondFactor({ session }) {
      const payload = await run(async (tx) => {
        const found = await findAuthenticator(tx, session.userId);
        return {
          authenticator: found ? { enabledAt: Math.floor(found.enabledAt.getTime() / 1000) } : null,
          recoveryCodes: await countRecoveryCodes(tx, session.userId),
          required: await requiresFactor(tx, session.userId, { adminsNeedFactor }),
        };
      });
      return { status: 200, code: 'ok', payload };
    },

    startAuthenticator: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user, now) => {
        const secret = await startSetup(tx, user.id, secrets, now);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        const payload = { secret, uri: totpUri(secret, mailer.productName, user.email) };
        return { status: 200, code: 'ok', payload } as const;
      }),

    async confirmAuthenticator({ body, session, operationId }) {
      return run(async (tx) => {
        const now = clock.now();
        const result = await confirmSetup(tx, session.userId, body.code, { secrets, now });
        if (result === 'wrong') return wrongCode;
        const [user] = await tx.select().from(users).where(eq(users.id, session.userId));
        if (result === 'expired' || !user) return setupGone;
        const codes = await renewRecoveryCodes(tx, user.id, now);
        await endEnrolment(tx, user.id);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        await mailer.write(tx, accountMails.secondFactorOn(user));
        return { status: 200, code: 'auth.secondFactorOn', payload: { codes } } as const;
      });
    },

    renewRecoveryCodes: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user, now) => {
        if (!(await findAuthenticator(tx, user.id))) return noSecondFactor;
        const codes = await renewRecoveryCodes(tx, user.id, now);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'auth.recoveryCodesRenewed', payload: { codes } } as const;
      }),

    turnOffSecondFactor: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user) => {
        if (!(await findAuthenticator(tx, user.id))) return noSecondFactor;
        if (await requiresFactor(tx, user.id, { adminsNeedFactor })) return factorRequired;
        await removeSecondFactor(tx, user.id);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        await mailer.write(tx, accountMails.secondFactorOff(user));
        return { status: 200, code: 'auth.secondFactorOff' } as const;
      }),
  });
}
