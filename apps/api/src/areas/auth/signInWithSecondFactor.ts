import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import type { Transaction } from '../../db/scope.ts';
import { redeemTotpCode } from './authenticators.ts';
import { findChallenge, redeemChallenge } from './challenges.ts';
import type { AuthDependencies } from './dependencies.ts';
import { countFailure, deleteFailures } from './failures.ts';
import { tooManyFailures } from './limits.ts';
import { makeAccountMails } from './mails.ts';
import { openSession, signedIn } from './openSession.ts';
import { countRecoveryCodes, redeemRecoveryCode } from './recoveryCodes.ts';
import { counterOf } from './signInCounters.ts';

const challengeGone = { status: 410, code: 'auth.challengeGone' } as const;
const wrongCode = { status: 400, code: 'auth.wrongCode' } as const;
const wrongRecoveryCode = { status: 400, code: 'auth.wrongRecoveryCode' } as const;

const isTotpCode = (code: string) => /^\d{6}$/.test(code);

/** Finishes the sign-in of a user with a second factor. */
export function signInWithSecondFactorHandler(dependencies: AuthDependencies) {
  const { run, tokens, clock, devices, mailer, secrets } = dependencies;
  const accountMails = makeAccountMails(mailer);

  return defineHandlers({
    async signInWithSecondFactor({ body, request, operationId }) {
      const outcome = await run(async (tx) => {
        const now = clock.now();
        const challenge = await findChallenge(tx, body.challenge, now);
        if (!challenge) return challengeGone;
        const { user, passwordChangedAt } = challenge;
        const device = devices.read(request.headers.cookie, { id: user.id, passwordChangedAt }, now);
        const refuse = async <T extends { code: string }>(outcome: 'FAILED' | 'LOCKED', answer: T) => {
          const event = { outcome, operationId, origin: originOf(request), now, details: { code: answer.code } };
          await auditRefusal(tx, { kind: 'VISITOR', userId: user.id, agencyId: user.agencyId, ...event });
          return answer;
        };
        // Takes a lock, so parallel guesses are checked one by one, and those after the fifth get no result.
        const names = {
          account: `second factor of ${user.id}`,
          device: device && `second factor on ${device}`,
          address: request.ip,
        };
        const counter = await counterOf(tx, names, now);
        if (counter.seconds > 0) return refuse('LOCKED', tooManyFailures(counter.seconds));
        const isTotp = isTotpCode(body.code);
        const isRight = isTotp
          ? await redeemTotpCode(tx, user.id, body.code, { secrets, now })
          : await redeemRecoveryCode(tx, user.id, body.code, now);
        if (!isRight) {
          for (const name of [counter.name, counter.network]) if (name) await countFailure(tx, name, now);
          return refuse('FAILED', isTotp ? wrongCode : wrongRecoveryCode);
        }
        if (!(await redeemChallenge(tx, challenge.id, now))) return challengeGone;
        await deleteFailures(tx, counter.name);
        if (!isTotp) await mailer.write(tx, accountMails.recoveryCodeUsed(user, await codesLeft(tx, user.id)));
        return (await openSession(tx, user.id, { request, operationId, device }, dependencies)) ?? challengeGone;
      });
      return 'status' in outcome ? outcome : signedIn(outcome, tokens);
    },
  });
}

const codesLeft = async (tx: Transaction, userId: string) => (await countRecoveryCodes(tx, userId))?.left ?? 0;
