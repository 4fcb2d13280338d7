import { and, eq, isNull, sql } from 'drizzle-orm';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { originOf } from '../../contract/origin.ts';
import { audit } from '../../db/audit.ts';
import { auditRefusal } from '../../db/auditRefusal.ts';
import { credentials, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';
import { loadMe } from '../../records/accounts.ts';
import { credentialHandlers } from './credentials.ts';
import { accountOf, countFailure, deleteFailures, secondsLocked } from './failures.ts';
import { secondsNetworkLocked, signInNetworkOf, tooManyFailures } from './limits.ts';
import { alertNewDevice, isNewDevice } from './newDevice.ts';
import { ownSessionHandlers } from './ownSessions.ts';
import { verifyPassword } from './passwords.ts';
import { beginSession, endSession } from './sessions.ts';
import { type AccountDependencies, signUpHandlers } from './signUp.ts';
import type { Tokens } from './tokens.ts';
import { trustDevice } from './trustDevice.ts';
import { verifyEmailHandlers } from './verifyEmail.ts';

export interface AuthDependencies extends AccountDependencies {
  tokens: Tokens;
  linkTo: LinkTo;
}

const badCredentials = { status: 401, code: 'auth.badCredentials' } as const;
const disabled = { status: 403, code: 'auth.disabled' } as const;
const unverified = { status: 403, code: 'auth.unverified' } as const;

/** Handlers for accounts and sessions. */
export const authHandlers = (dependencies: AuthDependencies) => ({
  ...sessionHandlers(dependencies),
  ...signUpHandlers(dependencies),
  ...credentialHandlers(dependencies),
  ...ownSessionHandlers(dependencies),
  ...verifyEmailHandlers(dependencies),
});

function sessionHandlers(dependencies: AuthDependencies) {
  const { run, tokens, clock, linkTo, devices } = dependencies;
  return defineHandlers({
    async signIn({ body, request, operationId }) {
      const find = async (tx: Transaction) => {
        const user = await findAccount(tx, body.email);
        const device = user && devices.read(request.headers.cookie, user, clock.now());
        return { user, counter: await counterOf(tx, { email: body.email, device, address: request.ip }, clock.now()) };
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
        const { user, counter } = await find(tx);
        if (counter.seconds > 0) return refuse(tx, 'LOCKED', user, tooManyFailures(counter.seconds));
        // The password may have been changed in the meantime.
        if (!matches || user?.passwordHash !== before.user?.passwordHash || !user) {
          for (const name of [counter.name, counter.network]) if (name) await countFailure(tx, name, now);
          return refuse(tx, 'FAILED', user, badCredentials);
        }
        await deleteFailures(tx, counter.name);
        if (user.disabledAt) return refuse(tx, 'REFUSED', user, disabled);
        if (!user.emailVerifiedAt) return refuse(tx, 'REFUSED', user, unverified);
        const me = await loadMe(tx, user.id, now, linkTo);
        if (!me) return badCredentials;
        const unfamiliar = await isNewDevice(tx, user.id, devices.read(request.headers.cookie, user, now));
        const origin = originOf(request);
        const session = await beginSession(tx, { userId: user.id, origin, unfamiliar }, now);
        if (unfamiliar) await alertNewDevice(tx, user.id, origin, dependencies);
        const who = { userId: user.id, agencyId: me.user.agencyId, origin };
        await audit(tx, who, 'signIn', { type: 'session', id: session.id });
        return { me, session, now, headers: await trustDevice(tx, user.id, request, dependencies) };
      });
      if ('status' in outcome) return outcome;
      const { me, session, now, headers } = outcome;
      const accessToken = await tokens.issue({ userId: me.user.id, sessionId: session.id }, now, session.expires);
      return {
        status: 200,
        code: 'auth.signedIn',
        payload: { accessToken, ...me, supportTicketSessionToken: session.supportToken },
        headers,
      };
    },

    async getMe({ session, run: runReading }) {
      const me = await runReading((tx) => loadMe(tx, session.userId, clock.now(), linkTo));
      return me ? { status: 200, code: 'ok', payload: me } : { status: 401, code: 'auth.expired' };
    },

    async signOut({ session, operationId }) {
      await run(async (tx) => {
        await endSession(tx, session.id, clock.now());
        await audit(tx, session, operationId, { type: 'session', id: session.id });
      });
      return { status: 200, code: 'auth.signedOut' };
    },
  });
}

interface Client {
  email: string;
  device: string | undefined;
  address: string;
}

/**
 * Counters of wrong passwords for a sign-in, and the seconds for which they are locked. A device that belongs to the account
 * has its own counter. When that is locked, the device counts like any other: for its account and for its network.
 */
async function counterOf(tx: Transaction, { email, device, address }: Client, now: number) {
  if (device) {
    const name = accountOf(`device ${device}`);
    if ((await secondsLocked(tx, name, now)) === 0) return { name, network: undefined, seconds: 0 };
  }
  const [name, network] = [accountOf(email), signInNetworkOf(address)];
  // Every sign-in takes the locks in this order, so that two of them cannot wait for each other.
  const ofNetwork = await secondsNetworkLocked(tx, network, now);
  return { name, network, seconds: Math.max(ofNetwork, await secondsLocked(tx, name, now)) };
}

async function findAccount(tx: Transaction, email: string) {
  const [user] = await tx
    .select({
      id: users.id,
      agencyId: users.agencyId,
      passwordChangedAt: credentials.changedAt,
      passwordHash: credentials.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return user;
}
