import { fullName, mayViewAsCustomer } from '@fairlead/rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TokenClaims } from '../../contract/session.ts';
import { contacts, customerViews, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { findSession, findUserRights } from './sessions.ts';

type ViewClaims = TokenClaims & { viewerId: string };

/**
 * Finds an open view of the portal as a customer. It needs the open session of the agent, the agent's current right, and the
 * enabled account of the customer. Requests count as activity of the agent.
 */
export async function findView(tx: Transaction, { sessionId: id, userId, viewerId }: ViewClaims, now: number) {
  const [found] = await tx
    .select({ view: customerViews, contact: contacts, viewerName: users.name })
    .from(customerViews)
    .innerJoin(contacts, and(eq(contacts.id, customerViews.contactId), eq(contacts.userId, customerViews.userId)))
    .innerJoin(users, eq(users.id, customerViews.viewerId))
    .where(
      and(
        eq(customerViews.id, id),
        eq(customerViews.userId, userId),
        eq(customerViews.viewerId, viewerId),
        isNull(customerViews.endedAt),
        gt(customerViews.expiresAt, new Date(now * 1000)),
      ),
    );
  if (!found) return null;
  const { view, contact, viewerName } = found;
  const agent = await findSession(tx, view.sessionId, viewerId, now);
  if (agent?.session.agencyId !== contact.agencyId) return null;
  if (!mayViewAsCustomer(agent.session.viewer, viewerId, { agent: { id: contact.agentId } })) return null;
  const customer = await findUserRights(tx, userId, now);
  if (!customer) return null;
  const session = {
    ...customer,
    id,
    viewer: { ...customer.viewer, viewing: true },
    view: {
      viewerId,
      viewerName,
      contactId: contact.id,
      customerName: fullName(contact),
      expires: toSeconds(view.expiresAt),
    },
  };
  return { session, active: agent };
}
