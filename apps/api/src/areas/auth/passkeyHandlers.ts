import { eq } from 'drizzle-orm';
import { notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { audit } from '../../db/audit.ts';
import { onlyRow } from '../../db/rows.ts';
import { passkeys, users } from '../../db/schema/index.ts';
import { findChallenge } from './challenges.ts';
import type { AuthDependencies } from './dependencies.ts';
import { makeAccountMails } from './mails.ts';
import { confirmPasskeySetup, findPasskey, showPasskey, startPasskeySetup, startPasskeySignIn } from './passkeys.ts';
import { makeWithProof } from './proof.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { endEnrolment, requiresFactor } from './requiredFactor.ts';
import { findSecondFactors, removeSecondFactor } from './secondFactor.ts';

const challengeGone = { status: 410, code: 'auth.challengeGone' } as const;
const setupGone = { status: 410, code: 'auth.setupGone' } as const;
const wrongPasskey = { status: 400, code: 'auth.wrongPasskey' } as const;
const noPasskey = { status: 409, code: 'auth.noPasskey' } as const;
const noDomain = { status: 409, code: 'auth.passkeysNeedDomain' } as const;
const tooManyPasskeys = { status: 409, code: 'auth.tooManyPasskeys' } as const;
const factorRequired = { status: 409, code: 'auth.secondFactorNeeded' } as const;
const gone = notFound('passkey.notFound');

/** Handlers for the passkeys of the caller, and for the question for a passkey at the sign-in. */
export function passkeyHandlers(dependencies: AuthDependencies) {
  const { run, clock, mailer, adminsNeedFactor } = dependencies;
  const accountMails = makeAccountMails(mailer);
  const withProof = makeWithProof(dependencies);
  const relyingParty = () => relyingPartyOf(mailer.linkTo('/'));

  return defineHandlers({
    startPasskeySignIn: ({ body }) =>
      run(async (tx) => {
        const challenge = await findChallenge(tx, body.challenge, clock.now());
        if (!challenge) return challengeGone;
        const party = relyingParty();
        const payload = party && (await startPasskeySignIn(tx, { id: challenge.id, userId: challenge.user.id }, party));
        return payload ? ({ status: 200, code: 'ok', payload } as const) : noPasskey;
      }),

    startPasskey: ({ body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user, now) => {
        const party = relyingParty();
        if (!party) return noDomain;
        const payload = await startPasskeySetup(tx, user, { party, productName: mailer.productName, now });
        if (!payload) return tooManyPasskeys;
        await audit(tx, session, operationId, { type: 'user', id: user.id });
        return { status: 200, code: 'ok', payload } as const;
      }),

    confirmPasskey: ({ body, session, operationId }) =>
      run(async (tx) => {
        const now = clock.now();
        const party = relyingParty();
        const added = party ? await confirmPasskeySetup(tx, session.userId, body, { party, now }) : 'expired';
        if (added === 'wrong') return wrongPasskey;
        if (added === 'expired') return setupGone;
        const user = onlyRow(await tx.select().from(users).where(eq(users.id, session.userId)));
        const isFirst = (await countRecoveryCodes(tx, user.id)) === null;
        const codes = isFirst ? await renewRecoveryCodes(tx, user.id, now) : null;
        await endEnrolment(tx, session, now);
        const change = { before: { passkey: null }, after: { passkey: added.name } };
        await audit(tx, session, operationId, { type: 'user', id: user.id, ...change });
        await mailer.write(tx, accountMails.passkeyAdded(user, added.name));
        return { status: 200, code: 'auth.passkeyAdded', payload: { passkey: showPasskey(added), codes } } as const;
      }),

    renamePasskey: ({ path, body, session, operationId }) =>
      run(async (tx) => {
        const found = await findPasskey(tx, session.userId, path.id);
        if (!found) return gone;
        const name = body.name.trim();
        await tx.update(passkeys).set({ name }).where(eq(passkeys.id, found.id));
        const change = { before: { passkey: found.name }, after: { passkey: name } };
        await audit(tx, session, operationId, { type: 'user', id: session.userId, ...change });
        return { status: 200, code: 'auth.passkeyRenamed', payload: showPasskey({ ...found, name }) } as const;
      }),

    removePasskey: ({ path, body, session, request, operationId }) =>
      withProof({ session, request, operationId }, body, async (tx, user) => {
        const found = await findPasskey(tx, user.id, path.id);
        if (!found) return gone;
        const factors = await findSecondFactors(tx, user.id);
        const isLast = !factors.authenticator && factors.passkeys.length === 1;
        if (isLast && (await requiresFactor(tx, user.id, { adminsNeedFactor }))) return factorRequired;
        if (isLast) await removeSecondFactor(tx, user.id);
        else await tx.delete(passkeys).where(eq(passkeys.id, found.id));
        const change = { before: { passkey: found.name }, after: { passkey: null } };
        await audit(tx, session, operationId, { type: 'user', id: user.id, ...change });
        const mail = isLast ? accountMails.secondFactorOff(user) : accountMails.passkeyRemoved(user, found.name);
        await mailer.write(tx, mail);
        return { status: 200, code: isLast ? 'auth.secondFactorOff' : 'auth.passkeyRemoved' } as const;
      }),
  });
}
