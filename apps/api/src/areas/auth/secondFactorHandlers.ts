import { eq } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { audit } from '../../db/audit.ts';
import { authenticators, users } from '../../db/schema/index.ts';
import { toSeconds } from '../../db/time.ts';
import { confirmSetup, findAuthenticator, startSetup } from './authenticators.ts';
import type { AuthDependencies } from './dependencies.ts';
import { makeAccountMails } from './mails.ts';
import { showPasskey } from './passkeys.ts';
import { makeWithProof, wrongCode } from './proof.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { endEnrolment, requiresFactor } from './requiredFactor.ts';
import { findSecondFactors, hasSecondFactor, removeSecondFactor } from './secondFactor.ts';
import { totpUri } from './totp.ts';

const setupGone = { status: 410, code: 'auth.setupGone' } as const;
const factorRequired = { status: 409, code: 'auth.secondFactorNeeded' } as const;
const noSecondFactor = { status: 409, code: 'auth.noSecondFactor' } as const;

/** Handlers for the second factor of the caller. */
export function secondFactorHandlers(dependencies: AuthDependencies) {
  const { run, clock, mailer, secrets, adminsNeedFactor } = dependencies;
  const accountMails = makeAccountMails(mailer);
  const withProof = makeWithProof(dependencies);

  return defineHandlers({
    async getSecondFactor({ session }) {
      const payload = await run(async (tx) => {
        const { authenticator, passkeys } = await findSecondFactors(tx, session.userId);
        return {
          authenticator: authenticator ? { enabledAt: toSeconds(authenticator.enabledAt) } : null,
          passkeys: passkeys.map(showPasskey),
          passkeyDomain: relyingPartyOf(mailer.linkTo('/'))?.id ?? null,
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
        await endEnrolment(tx, session, now);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        await mailer.write(tx, accountMails.secondFactorOn(user));
        return { status: 200, code: 'auth.secondFactorOn', payload: { codes } } as const;
      });
    },

    renewRecoveryCodes: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user, now) => {
        if (!(await hasSecondFactor(tx, user.id))) return noSecondFactor;
        const codes = await renewRecoveryCodes(tx, user.id, now);
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'auth.recoveryCodesRenewed', payload: { codes } } as const;
      }),

    turnOffSecondFactor: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user) => {
        if (!(await findAuthenticator(tx, user.id))) return noSecondFactor;
        const isLast = (await findSecondFactors(tx, user.id)).passkeys.length === 0;
        if (isLast && (await requiresFactor(tx, user.id, { adminsNeedFactor }))) return factorRequired;
        if (isLast) await removeSecondFactor(tx, user.id);
        else await tx.delete(authenticators).where(eq(authenticators.userId, user.id));
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        const mail = isLast ? accountMails.secondFactorOff(user) : accountMails.authenticatorRemoved(user);
        await mailer.write(tx, mail);
        return { status: 200, code: isLast ? 'auth.secondFactorOff' : 'auth.authenticatorRemoved' } as const;
      }),
  });
}
