import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sessions, users } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/** Ends all sessions of a user, who must sign in again. */
export const endSessions = (tx: Transaction, userId: string, endedAt: Date) =>
  tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));

/** Ends all sessions of the members and customers of an agency. */
export const endSessionsOfAgency = (tx: Transaction, agencyId: string, endedAt: Date) =>
  tx
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        isNull(sessions.endedAt),
        inArray(sessions.userId, tx.select({ id: users.id }).from(users).where(eq(users.agencyId, agencyId))),
      ),
    );
