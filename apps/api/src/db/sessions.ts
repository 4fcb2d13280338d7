import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from './schema/index.ts';
import type { Transaction } from './scope.ts';

/** Ends all sessions of a user, who must sign in again. */
export const endSessions = (tx: Transaction, userId: string, endedAt: Date) =>
  tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
