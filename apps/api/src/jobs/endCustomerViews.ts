import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { audit } from '../db/audit.ts';
import { customerViews, sessions, users } from '../db/schema/index.ts';
import type { Run } from '../db/scope.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Records the end of views of the portal as a customer whose time is up, or whose agent has signed out. The views themselves
 * have already ended by then.
 */
export const endCustomerViews = (run: Run, clock: Clock): Promise<void> =>
  run(async (tx) => {
    const endedAt = new Date(clock.now() * 1000);
    const isOver = or(lte(customerViews.expiresAt, endedAt), isNotNull(sessions.endedAt));
    const over = tx
      .select({ id: customerViews.id })
      .from(customerViews)
      .innerJoin(sessions, eq(sessions.id, customerViews.sessionId))
      .where(and(isNull(customerViews.endedAt), isOver));
    const ended = await tx
      .update(customerViews)
      .set({ endedAt })
      .from(users)
      .where(and(eq(users.id, customerViews.viewerId), isNull(customerViews.endedAt), inArray(customerViews.id, over)))
      .returning({
        contactId: customerViews.contactId,
        viewerId: customerViews.viewerId,
        agencyId: users.agencyId,
      });
    for (const { contactId, viewerId, agencyId } of ended) {
      const agent = { userId: viewerId, agencyId };
      await audit(tx, agent, 'endCustomerView', { type: 'contact', id: contactId });
    }
  });
