import type { Viewer } from '@fairlead/rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { contacts, roles, sessions, users } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { isSubscribed } from './accounts.ts';
import { hashToken, randomToken, type Tokens } from './tokens.ts';

/** Seconds until a session ends by itself. */
export const SESSION_LIFE = 12 * 3600;

/** Somebody who is signed in. */
export interface Session {
  id: string;
  userId: string;
  agencyId: string | null;
  /** Whom a customer is in the address book of the agency. */
  contactId: string | null;
  viewer: Viewer;
}

export interface Authentication {
  tokens: Tokens;
  clock: Clock;
  /** Transactions in the role that may see sessions. */
  run: Run;
}

/** Finds the session of a bearer token, with what the user is and may do at this moment. */
export const makeAuthenticate =
  ({ tokens, clock, run }: Authentication) =>
  async (authorization: string | undefined): Promise<Session | null> => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const claims = token && (await tokens.read(token, clock.now()));
    return claims ? run((tx) => findSession(tx, claims.sessionId, claims.userId, clock.now())) : null;
  };

async function findSession(tx: Transaction, id: string, userId: string, now: number): Promise<Session | null> {
  const [found] = await tx
    .select({
      agencyId: users.agencyId,
      contactId: contacts.id,
      role: roles.roleType,
      privileges: roles.privileges,
      agencyAdmin: users.agencyAdmin,
      licensed: users.licensedAgent,
      subscribed: isSubscribed(now),
    })
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
    );
  if (!found) return null;
  const { agencyId, contactId, ...viewer } = found;
  return { id, userId, agencyId, contactId, viewer };
}

/** Begins a session; the support token is told once and stored as a hash. */
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
