import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Authenticate, Session } from '../../contract/session.ts';
import { uuidv7 } from '../../db/ids.ts';
import { KEEPS_PLAN } from '../../db/preparedStatements.ts';
import { contacts, roles, sessions, users } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';
import { isSubscribed } from '../../records/accounts.ts';
import type { Tokens } from './tokens.ts';

/** Seconds until a session expires. */
export const SESSION_LIFE = 12 * 3600;

export interface Authentication {
  tokens: Tokens;
  clock: Clock;
  /** Runs transactions that only read, in the role that may see sessions. */
  runReading: Run;
}

export const makeAuthenticate = ({ tokens, clock, runReading }: Authentication): Authenticate => ({
  async readToken(authorization) {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    return token === undefined ? undefined : tokens.read(token, clock.now());
  },
  loadSession: ({ sessionId, userId }) => runReading((tx) => findSession(tx, sessionId, userId, clock.now())),
});

/** Columns of a user's rights. */
const rightsOf = (now: number) => ({
  agencyId: users.agencyId,
  contactId: contacts.id,
  role: roles.roleType,
  privileges: roles.privileges,
  agencyAdmin: users.agencyAdmin,
  licensed: users.licensedAgent,
  subscribed: isSubscribed(now),
});

/** Current rights of a user, for jobs that continue the work of a session. Null if the user can no longer sign in. */
export async function findUserRights(tx: Transaction, userId: string, now: number): Promise<Session | null> {
  const [found] = await tx
    .select(rightsOf(now))
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(contacts, eq(contacts.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isNull(users.deletedAt)));
  if (!found) return null;
  const { agencyId, contactId, ...viewer } = found;
  return { id: '', userId, agencyId, contactId, viewer };
}

async function findSession(tx: Transaction, id: string, userId: string, now: number): Promise<Session | null> {
  const [found] = await tx
    .select(rightsOf(now))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(contacts, eq(contacts.userId, users.id))
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, new Date(now * 1000)),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(sql`1${KEEPS_PLAN}`);
  if (!found) return null;
  const { agencyId, contactId, ...viewer } = found;
  return { id, userId, agencyId, contactId, viewer };
}

/** Starts a session. The support token is returned once and stored as a hash. */
export async function beginSession(tx: Transaction, userId: string, now: number) {
  const id = uuidv7();
  const supportToken = randomToken();
  const expires = now + SESSION_LIFE;
  await tx
    .insert(sessions)
    .values({ id, userId, supportTokenHash: hashToken(supportToken), expiresAt: new Date(expires * 1000) });
  await tx
    .update(users)
    .set({ lastSignInAt: new Date(now * 1000) })
    .where(eq(users.id, userId));
  return { id, supportToken, expires };
}

export const endSession = (tx: Transaction, id: string, now: number) =>
  tx
    .update(sessions)
    .set({ endedAt: new Date(now * 1000) })
    .where(eq(sessions.id, id));
