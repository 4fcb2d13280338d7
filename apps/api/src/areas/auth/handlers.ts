import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import type { CustomerView } from '../../contract/session.ts';
import { audit } from '../../db/audit.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { credentials, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { isOfDisabledAgency, loadMe } from '../../records/accounts.ts';
import { countSignIns } from '../../telemetry/counters.ts';
import { issueChallenge } from './challenges.ts';
import { credentialHandlers } from './credentials.ts';
import { customerViewHandlers } from './customerViewHandlers.ts';
import type { AuthDependencies } from './dependencies.ts';
import { accountOf, countFailure, deleteFailures } from './failures.ts';
import { tooManyFailures } from './limits.ts';
import { lockAccount } from './lockAccount.ts';
import { openSession, signedIn } from './openSession.ts';
import { otherAccountHandlers } from './otherAccounts.ts';
import { ownSessionHandlers } from './ownSessions.ts';
import { passkeyHandlers } from './passkeyHandlers.ts';
import { verifyPassword } from './passwords.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';
import { type RelyingParty, relyingPartyOf } from './relyingParty.ts';
import { findSecondFactors, hasSecondFactor } from './secondFactor.ts';
import { secondFactorHandlers } from './secondFactorHandlers.ts';
import { endSession } from './sessions.ts';
import { counterOf } from './signInCounters.ts';
import { signInWithSecondFactorHandler } from './signInWithSecondFactor.ts';
import { signUpHandlers } from './signUp.ts';
import { verifyEmailHandlers } from './verifyEmail.ts';

const badCredentials = { status: 401, code: 'auth.badCredentials' } as const;
const disabled = { status: 403, code: 'auth.disabled' } as const;
const agencyDisabled = { status: 403, code: 'auth.agencyDisabled' } as const;
const unverified = { status: 403, code: 'auth.unverified' } as const;

/** Handlers for accounts and sessions. */
export const authHandlers = (dependencies: AuthDependencies) => ({
  ...sessionHandlers(dependencies),
  ...signInWithSecondFactorHandler(dependencies),
  ...secondFactorHandlers(dependencies),
  ...passkeyHandlers(dependencies),
  ...signUpHandlers(dependencies),
  ...credentialHandlers(dependencies),
  ...ownSessionHandlers(dependencies),
  ...otherAccountHandlers(dependencies),
  ...customerViewHandlers(dependencies),
  ...verifyEmailHandlers(dependencies),
});

function sessionHandlers(dependencies: AuthDependencies) {
  const { run, tokens, clock, linkTo, devices, mailer } = dependencies;
  const handlers = defineHandlers({
    async signIn({ body, request, operationId }) {
      const find = async (tx: Transaction) => {
        const user = await findAccount(tx, body.email);
        const device = user && devices.read(request.headers.cookie, user, clock.now());
        const names = { account: body.email, device: device && `device ${device}`, address: request.ip };
        return { user, device, counter: await counterOf(tx, names, clock.now()) };
      };
      const refuse = async <T extends { code: string }>(
        tx: Transaction,
        outcome: 'FAILED' | 'LOCKED' | 'REFUSED',
        user: Awaited<ReturnType<typeof findAccount>>,
        answer: T,
      ) => {
        const { id: userId = null, agencyId = null } = user ?? {};
        const details = { code: answer.code, ...(!user && { emailHash: accountOf(body.email) }) };
        const event = { outcome, operationId, details, origin: originOf(request), now: clock.now() };
        await auditRefusal(tx, { kind: 'VISITOR', userId, agencyId, ...event });
        return answer;
      };
      const before = await run(async (tx) => {
        const found = await find(tx);
        const { seconds } = found.counter;
        return { ...found, locked: seconds > 0 && (await refuse(tx, 'LOCKED', found.user, tooManyFailures(seconds))) };
      });
      if (before.locked) return before.locked;
      const matches = await verifyPassword(before.user?.passwordHash, body.password);

      // Checked again after hashing: of many parallel guesses, those after the fifth get no result.
      const outcome = await run(async (tx) => {
        const now = clock.now();
        if (matches && before.user) await lockAccount(tx, before.user.id);
        const { user, device, counter } = await find(tx);
        if (counter.seconds > 0) return refuse(tx, 'LOCKED', user, tooManyFailures(counter.seconds));
        // The password may have been changed in the meantime.
        if (!matches || user?.passwordHash !== before.user?.passwordHash || !user) {
          for (const name of [counter.name, counter.network]) if (name) await countFailure(tx, name, now);
          return refuse(tx, 'FAILED', user, badCredentials);
        }
        await deleteFailures(tx, counter.name);
        if (user.agencyDisabled) return refuse(tx, 'REFUSED', user, agencyDisabled);
        if (user.disabledAt) return refuse(tx, 'REFUSED', user, disabled);
        if (!user.emailVerifiedAt) return refuse(tx, 'REFUSED', user, unverified);
        if (await hasSecondFactor(tx, user.id)) {
          const party = relyingPartyOf(mailer.linkTo('/'));
          return { status: 200, ...(await challengeOf(tx, user, { party, now })) } as const;
        }
        return (await openSession(tx, user.id, { request, operationId, device }, dependencies)) ?? badCredentials;
      });
      return 'status' in outcome ? outcome : signedIn(outcome, tokens);
    },

    async getMe({ session, run: runReading }) {
      const me = await runReading((tx) => loadMe(tx, session.userId, clock.now(), linkTo));
      const { view } = session;
      const payload = me && {
        ...me,
        mustEnrol: session.viewer.mustEnrol ?? false,
        ...(view && { view: toView(view) }),
      };
      return payload ? { status: 200, code: 'ok', payload } : { status: 401, code: 'auth.expired' };
    },

    async signOut({ session, operationId }) {
      await run(async (tx) => {
        await endSession(tx, session.id, clock.now());
        await audit(tx, session, operationId, { type: 'session', id: session.id });
      });
      return { status: 200, code: 'auth.signedOut' };
    },
  });
  return { ...handlers, signIn: countSignIns('password', handlers.signIn) };
}

const toView = ({ viewerName, contactId, customerName, expires }: CustomerView) => ({
  viewerName,
  contactId,
  customerName,
  expirationDate: expires,
});

/** Asks for the second factor of a user whose password was correct. */
async function challengeOf(
  tx: Transaction,
  { id, name, email }: { id: string; name: string; email: string },
  { party, now }: { party: RelyingParty | undefined; now: number },
) {
  const factors = await findSecondFactors(tx, id);
  const payload = {
    ...(await issueChallenge(tx, id, now)),
    name,
    email,
    authenticator: factors.authenticator !== undefined,
    passkeyDomain: (factors.passkeys.length > 0 && party?.id) || null,
    recoveryCodesLeft: (await countRecoveryCodes(tx, id))?.left ?? 0,
  };
  return { code: 'auth.secondFactorRequired', payload } as const;
}

async function findAccount(tx: Transaction, email: string) {
  const [user] = await tx
    .select({
      id: users.id,
      agencyId: users.agencyId,
      name: users.name,
      email: users.email,
      passwordChangedAt: credentials.changedAt,
      passwordHash: credentials.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      disabledAt: users.disabledAt,
      agencyDisabled: isOfDisabledAgency,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return user;
}
