import { and, eq } from 'drizzle-orm';
import type { Authenticate } from '../../contract/session.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import type { Clock } from '../../ports/clock.ts';
import { findView } from './findView.ts';
import { findSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';

export interface Authentication {
  tokens: Tokens;
  clock: Clock;
  /** Runs transactions that only read, in the role that may see sessions. */
  runReading: Run;
  /** Runs transactions in the role that may change sessions. */
  run: Run;
  /** Reads the position of the primary with the session. Undefined without a replica. */
  readPosition?: ((tx: Transaction) => Promise<number>) | undefined;
}

/** Seconds for which the last activity of a session is not written again. Short beside the shortest idle time. */
export const ACTIVITY_STEP = 60;

export const makeAuthenticate = ({ tokens, clock, runReading, run, readPosition }: Authentication): Authenticate => ({
  async readToken(authorization) {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    return token === undefined ? undefined : tokens.read(token, clock.now());
  },
  async loadSession(claims, isActive) {
    const now = clock.now();
    const find = async (tx: Transaction) => {
      if (claims.viewerId !== undefined) return findView(tx, { ...claims, viewerId: claims.viewerId }, now);
      const own = await findSession(tx, claims.sessionId, claims.userId, now);
      return own && { session: own.session, active: own };
    };
    // Both are sent together, so the position costs no round trip.
    const [position, found] = await runReading((tx) => Promise.all([readPosition?.(tx), find(tx)]));
    if (!found) return null;
    const { id, lastActiveAt } = found.active;
    if (isActive && now - toSeconds(lastActiveAt) >= ACTIVITY_STEP) {
      const set = { lastActiveAt: new Date(now * 1000) };
      // Of parallel requests, one writes.
      const isUnchanged = and(eq(sessions.id, id), eq(sessions.lastActiveAt, lastActiveAt));
      await run((tx) => tx.update(sessions).set(set).where(isUnchanged));
    }
    return position === undefined ? found.session : { ...found.session, position };
  },
});
