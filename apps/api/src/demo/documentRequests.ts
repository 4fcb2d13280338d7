import { DAY, dateOf, dayOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from '../db/ids.ts';
import { documentRequests, policies, policyTransactions } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import type { PolicySeed } from './policyTransactions.ts';

type Contact = { id: string; agencyId: string; email: string };

/** One open request for a document, and one past-due payment, for the demo customer. `now` in Unix seconds. */
export async function insertDocumentRequest(
  tx: Transaction,
  seeds: readonly PolicySeed[],
  contacts: readonly Contact[],
  now: number,
): Promise<void> {
  const contact = contacts.find(({ email }) => email === 'customer@demo.test');
  const owned = seeds.filter(({ contactId, status }) => contactId === contact?.id && status === 'ACTIVE');
  const [policy, other = policy] = owned;
  if (!contact || !policy || !other) return;
  const createdAt = new Date((now - 2 * DAY) * 1000);
  await tx.insert(documentRequests).values({
    id: uuidv7(createdAt.getTime()),
    agencyId: contact.agencyId,
    contactId: contact.id,
    policyId: policy.id,
    requestedType: 'PRIOR_INSURANCE',
    neededBy: dateOf(dayOf(now) + 8 * DAY),
    message: 'The carrier gives a discount if you were insured before. A photo of the declarations page is enough.',
    requestedBy: policy.assignedAgentId,
    createdAt,
    updatedAt: createdAt,
  });
  const [transaction] = await tx
    .select({ id: policyTransactions.id })
    .from(policyTransactions)
    .where(and(eq(policyTransactions.policyId, other.id), eq(policyTransactions.agencyId, contact.agencyId)))
    .limit(1);
  if (!transaction) return;
  const due = { paymentStatus: 'PAST_DUE' as const, premium: '31.20', dueOn: dateOf(dayOf(now) - 7 * DAY) };
  await tx.update(policyTransactions).set(due).where(eq(policyTransactions.id, transaction.id));
  await tx.update(policies).set({ paymentStatus: 'PAST_DUE' }).where(eq(policies.id, other.id));
}
