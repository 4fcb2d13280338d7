import type { components } from '@fairlead/openapi';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import type { Transaction } from '../../db/scope.ts';
import { countSignIns } from '../../telemetry/counters.ts';
import { redeemTotpCode } from './authenticators.ts';
import { findChallenge, redeemChallenge } from './challenges.ts';
import type { AuthDependencies } from './dependencies.ts';
import { countFailure, deleteFailures } from './failures.ts';
import { tooManyFailures } from './limits.ts';
import { lockAccount } from './lockAccount.ts';
import { makeAccountMails } from './mails.ts';
import { openSession, signedIn } from './openSession.ts';
import { redeemPasskey } from './passkeys.ts';
import { countRecoveryCodes, redeemRecoveryCode } from './recoveryCodes.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { counterOf } from './signInCounters.ts';

const challengeGone = { status: 410, code: 'auth.challengeGone' } as const;
const wrongAnswers = {
  totp: { status: 400, code: 'auth.wrongCode' },
  recovery: { status: 400, code: 'auth.wrongRecoveryCode' },
  passkey: { status: 400, code: 'auth.wrongPasskey' },
} as const;

type Answer = components['schemas']['SignInWithSecondFactor'];

const kindOf = ({ code = '', passkey }: Answer) => (passkey ? 'passkey' : /^\d{6}$/.test(code) ? 'totp' : 'recovery');

/** Finishes the sign-in of a user with a second factor. */
export function signInWithSecondFactorHandler(dependencies: AuthDependencies) {
  const { run, tokens, clock, devices, mailer, secrets } = dependencies;
  const accountMails = makeAccountMails(mailer);

  /** Uses up the code, or the options of the passkey. */
  async function isRight(
    tx: Transaction,
    { kind, ...signIn }: { kind: keyof typeof wrongAnswers; id: string; userId: string },
    { code = '', passkey }: Answer,
    now: number,
  ): Promise<boolean> {
    if (kind === 'totp') return redeemTotpCode(tx, signIn.userId, code, { secrets, now });
    if (kind === 'recovery') return redeemRecoveryCode(tx, signIn.userId, code, now);
    const party = relyingPartyOf(mailer.linkTo('/'));
    return party !== undefined && passkey !== undefined && redeemPasskey(tx, signIn, passkey, { party, now });
  }

  const handlers = defineHandlers({
    async signInWithSecondFactor({ body, request, operationId }) {
      const outcome = await run(async (tx) => {
        const now = clock.now();
        const asked = await findChallenge(tx, body.challenge, now);
        if (!asked) return challengeGone;
        await lockAccount(tx, asked.user.id);
        // A new password may have ended the sign-in in the meantime.
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
        const kind = kindOf(body);
        if (!(await isRight(tx, { kind, id: challenge.id, userId: user.id }, body, now))) {
          for (const name of [counter.name, counter.network]) if (name) await countFailure(tx, name, now);
          return refuse('FAILED', wrongAnswers[kind]);
        }
        if (!(await redeemChallenge(tx, challenge.id, now))) return challengeGone;
        await deleteFailures(tx, counter.name);
        if (kind === 'recovery')
          await mailer.write(tx, accountMails.recoveryCodeUsed(user, await codesLeft(tx, user.id)));
        return (await openSession(tx, user.id, { request, operationId, device }, dependencies)) ?? challengeGone;
      });
      return 'status' in outcome ? outcome : signedIn(outcome, tokens);
    },
  });
  return { signInWithSecondFactor: countSignIns('second_factor', handlers.signInWithSecondFactor) };
}

const codesLeft = async (tx: Transaction, userId: string) => (await countRecoveryCodes(tx, userId))?.left ?? 0;
