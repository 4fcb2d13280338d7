import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { credentials, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { type LinkTo, loadMe } from './accounts.ts';
import { credentialHandlers } from './credentials.ts';
import { accountOf, countFailure, forgetFailures, secondsLocked } from './failures.ts';
import { verifyPassword } from './passwords.ts';
import { beginSession, endSession } from './sessions.ts';
import { type AccountDependencies, signUpHandlers } from './signUp.ts';
import type { Tokens } from './tokens.ts';

export interface AuthDependencies extends AccountDependencies {
  tokens: Tokens;
  linkTo: LinkTo;
}

const badCredentials = { status: 401, code: 'auth.badCredentials' } as const;
const disabled = { status: 403, code: 'auth.disabled' } as const;
const unverified = { status: 403, code: 'auth.unverified' } as const;

/** Everything about accounts and who is signed in. */
export const authHandlers = (dependencies: AuthDependencies) => ({
  ...sessionHandlers(dependencies),
  ...signUpHandlers(dependencies),
  ...credentialHandlers(dependencies),
});

function sessionHandlers({
  run,
  tokens,
  clock,
  linkTo,
}: AuthDependencies): Pick<Handlers, 'signIn' | 'getMe' | 'signOut'> {
  const locked = (seconds: number) =>
    ({
      status: 429,
      code: 'auth.tooManyFailures',
      params: { minutes: Math.ceil(seconds / 60) },
      headers: { 'retry-after': String(seconds) },
    }) as const;

  return {
    async signIn({ body }) {
      const account = accountOf(body.email);
      const before = await run(async (tx) => ({
        seconds: await secondsLocked(tx, account, clock.now()),
        user: await findAccount(tx, body.email),
      }));
      if (before.seconds > 0) return locked(before.seconds);
      const { user } = before;
      const right = await verifyPassword(user?.passwordHash, body.password);

      // Asked again now that the password is known: of many guesses sent at once, those after the fifth learn nothing.
      const outcome = await run(async (tx) => {
        const now = clock.now();
        const seconds = await secondsLocked(tx, account, now);
        if (seconds > 0) return locked(seconds);
        if (!right || !user) {
          await countFailure(tx, account, now);
          return badCredentials;
        }
        await forgetFailures(tx, account);
        if (user.disabledAt) return disabled;
        if (!user.emailVerifiedAt) return unverified;
        const me = await loadMe(tx, user.id, now, linkTo);
        if (!me) return badCredentials;
        const session = await beginSession(tx, user.id, now);
        const who = { userId: user.id, agencyId: me.user.agencyId };
        await audit(tx, who, 'signIn', { type: 'session', id: session.id });
        return { me, session, now };
      });
      if ('status' in outcome) return outcome;
      const { me, session, now } = outcome;
      const accessToken = await tokens.issue({ userId: me.user.id, sessionId: session.id }, now, session.expires);
      return {
        status: 200,
        code: 'auth.signedIn',
        payload: { accessToken, ...me, supportTicketSessionToken: session.supportToken },
      };
    },

    async getMe({ session }) {
      const me = await run((tx) => loadMe(tx, session.userId, clock.now(), linkTo));
      return me ? { status: 200, code: 'ok', payload: me } : { status: 401, code: 'auth.expired' };
    },

    async signOut({ session, operationId }) {
      await run(async (tx) => {
        await endSession(tx, session.id, clock.now());
        await audit(tx, session, operationId, { type: 'session', id: session.id });
      });
      return { status: 200, code: 'auth.signedOut' };
    },
  };
}

async function findAccount(tx: Transaction, email: string) {
  const [user] = await tx
    .select({
      id: users.id,
      passwordHash: credentials.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return user;
}
