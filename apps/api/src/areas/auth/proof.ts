import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../contract/origin.ts';
import type { Session } from '../../contract/session.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { MessageKey } from '../../messages/index.ts';
import { redeemTotpCode } from './authenticators.ts';
import { passwordOf } from './credentials.ts';
import type { AuthDependencies } from './dependencies.ts';
import { accountOf, countFailure, deleteFailures, secondsLocked } from './failures.ts';
import { tooManyFailures } from './limits.ts';
import { verifyPassword } from './passwords.ts';

const wrong = <Field extends string, Code extends MessageKey>(field: Field, code: Code) => ({
  status: 400 as const,
  code,
  errors: [{ field, code }],
});
const wrongPassword = wrong('password', 'auth.notYourPassword');
export const wrongCode = wrong('code', 'auth.wrongCode');

interface Call {
  session: Session;
  request: FastifyRequest;
  operationId: string;
}

/**
 * Returns a function that works only with the password or a code: an open session alone must not change the second factor.
 * Failures count in `changePassword`. A lock on their counter runs such changes of one user one after the other.
 */
export const makeWithProof = ({ run, clock, secrets }: AuthDependencies) =>
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
  };
