import { customerViewMinutes, mayViewAsCustomer } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden, notFound } from '../../contract/answers.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { first } from '../../db/rows.ts';
import { contacts, customerViews, users } from '../../db/schema/index.ts';
import { changeScope } from '../../db/scope.ts';
import type { AuthDependencies } from './dependencies.ts';

const noAccount = { status: 409, code: 'customerView.noAccount' } as const;
const disabled = { status: 409, code: 'customerView.disabled' } as const;

/** Handlers for agents who view the portal as one of their customers. */
export function customerViewHandlers({ run, tokens, clock }: Pick<AuthDependencies, 'run' | 'tokens' | 'clock'>) {
  return defineHandlers({
    async startCustomerView({ path: { id: contactId }, session, operationId, run: runAsAgent }) {
      const now = clock.now();
      const expires = now + customerViewMinutes * 60;
      const started = await runAsAgent(async (tx) => {
        const found = await first(
          tx
            .select({
              agentId: contacts.agentId,
              userId: contacts.userId,
              disabledAt: users.disabledAt,
            })
            .from(contacts)
            .leftJoin(users, eq(users.id, contacts.userId))
            .where(eq(contacts.id, contactId)),
        );
        if (!found) return notFound('contact.notFound');
        const { agentId, userId, disabledAt } = found;
        if (!mayViewAsCustomer(session.viewer, session.userId, { agent: { id: agentId } })) return forbidden;
        if (userId === null) return noAccount;
        if (disabledAt) return disabled;
        // Only authentication sees views.
        await changeScope(tx, { role: 'fairlead_auth' });
        const id = uuidv7();
        await tx.insert(customerViews).values({
          id,
          contactId,
          userId,
          viewerId: session.userId,
          sessionId: session.id,
          createdAt: new Date(now * 1000),
          expiresAt: new Date(expires * 1000),
        });
        await audit(tx, session, operationId, { type: 'contact', id: contactId });
        return { id, userId };
      });
      if ('status' in started) return started;
      const claims = { userId: started.userId, sessionId: started.id, viewerId: session.userId };
      const accessToken = await tokens.issue(claims, now, expires);
      return { status: 200, code: 'customerView.started', payload: { accessToken } };
    },

    async endCustomerView({ session, operationId }) {
      const { id, view, agencyId, origin } = session;
      if (!view) return notFound('customerView.notFound');
      return run(async (tx) => {
        const endedAt = new Date(clock.now() * 1000);
        const isOpen = and(eq(customerViews.id, id), isNull(customerViews.endedAt));
        const ended = await tx.update(customerViews).set({ endedAt }).where(isOpen).returning({ id: customerViews.id });
        if (ended.length === 0) return notFound('customerView.notFound');
        const agent = { userId: view.viewerId, agencyId, origin };
        await audit(tx, agent, operationId, { type: 'contact', id: view.contactId });
        return { status: 200, code: 'customerView.ended' } as const;
      });
    },
  });
}
