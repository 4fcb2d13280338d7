import { defaultIdleMinutes } from '@fairlead/rules';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../contract/session.ts';
import type { Origin } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { KEEPS_PLAN } from '../../db/preparedStatements.ts';
import { agencies, contacts, roles, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken, randomToken } from '../../randomTokens.ts';
import { canSignIn, isSubscribed } from '../../records/accounts.ts';

/** Seconds until a session expires, however active its user is. */
export const SESSION_LIFE = 24 * 3600;

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
    .where(and(eq(users.id, userId), canSignIn));
  if (!found) return null;
  const { agencyId, contactId, ...viewer } = found;
  return { id: '', userId, agencyId, contactId, viewer };
}

/** Whether a session is neither ended nor expired nor idle for too long. */
export const isOpen = (now: number) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, new Date(now * 1000)),
    sql`${sessions.lastActiveAt} + make_interval(mins => ${idleTime}) > ${new Date(now * 1000).toISOString()}::timestamptz`,
  );

/** Minutes of the agency of the session in the outer query. */
const idleTime = sql`coalesce((select ${agencies.idleMinutes} from ${agencies} join ${users} on ${eq(users.agencyId, agencies.id)}
  where ${eq(users.id, sessions.userId)}), ${defaultIdleMinutes}::int)`;

/** Finds an open session with the current rights of its user. */
export async function findSession(tx: Transaction, id: string, userId: string, now: number) {
  const [found] = await tx
    .select({ ...rightsOf(now), mustEnrol: sessions.mustEnrol, lastActiveAt: sessions.lastActiveAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(contacts, eq(contacts.userId, users.id))
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isOpen(now), canSignIn))
    .orderBy(sql`1${KEEPS_PLAN}`);
  if (!found) return null;
  const { agencyId, contactId, lastActiveAt, ...viewer } = found;
  const session: Session = { id, userId, agencyId, contactId, viewer };
  return { id, lastActiveAt, session };
}

interface SignIn {
  userId: string;
  origin: Origin;
  /** The device has not signed in to the account before. */
  unfamiliar: boolean;
  /** The user has to set up a second factor before anything else. */
  mustEnrol: boolean;
}

/** Starts a session. The support token is returned once and stored as a hash. */
export async function beginSession(tx: Transaction, { userId, origin, unfamiliar, mustEnrol }: SignIn, now: number) {
  const id = uuidv7();
  const supportToken = randomToken();
  const expires = now + SESSION_LIFE;
  const at = new Date(now * 1000);
  await tx.insert(sessions).values({
    id,
    userId,
    ...origin,
    unfamiliar,
    mustEnrol,
    supportTokenHash: hashToken(supportToken),
    createdAt: at,
    lastActiveAt: at,
    expiresAt: new Date(expires * 1000),
  });
  await tx.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId));
  return { id, supportToken, expires };
}

export const endSession = (tx: Transaction, id: string, now: number) =>
  tx
    .update(sessions)
    .set({ endedAt: new Date(now * 1000) })
    .where(eq(sessions.id, id));
