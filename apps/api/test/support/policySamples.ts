import { uuidv7 } from '../../src/db/ids.ts';
import {
  certificates,
  contacts,
  documentRequests,
  insuranceTypes,
  notes,
  notificationSettings,
  notifications,
  policies,
  policyTransactions,
  serviceRequests,
  taskRuleChanges,
  tasks,
} from '../../src/db/schema/index.ts';
import type { Transaction } from '../../src/db/scope.ts';
import { findUserOf } from './quoteSamples.ts';

let serial = 5_000_000;

/** Inserts a policy of a new contact. Returns the ids of both. */
export async function samplePolicy(tx: Transaction, agencyId: string) {
  const agentId = await findUserOf(tx, agencyId);
  const [contactId, id] = [uuidv7(), uuidv7()];
  const named = { firstName: 'Sample', lastName: 'Contact', email: `${contactId}@sample.test` };
  await tx.insert(contacts).values({ id: contactId, agencyId, agentId, ...named });
  const [type] = await tx.select({ id: insuranceTypes.id }).from(insuranceTypes).limit(1);
  serial += 1;
  const of = { agencyId, contactId, insuranceTypeId: type?.id ?? uuidv7(), assignedAgentId: agentId };
  await tx.insert(policies).values({ id, ...of, serial, policyNumber: 'S-1', createdBy: agentId });
  return { policyId: id, contactId, agentId };
}

/** Inserts a row for an agency, by table. */
export const policySamples: Record<string, (tx: Transaction, agencyId: string) => Promise<unknown>> = {
  policies: samplePolicy,
  policy_transactions: async (tx, agencyId) => {
    const { policyId, agentId: createdBy } = await samplePolicy(tx, agencyId);
    const kind = { transactionType: 'AUDIT' as const, paymentStatus: 'PAID' as const, transactionOn: '2030-01-01' };
    const values = { id: uuidv7(), agencyId, policyId, createdBy, ...kind };
    return tx.insert(policyTransactions).values({ ...values, reference: values.id });
  },
  certificates: async (tx, agencyId) => {
    const { policyId, agentId: requestedBy } = await samplePolicy(tx, agencyId);
    return tx.insert(certificates).values({ id: uuidv7(), agencyId, policyId, requestedBy, holderName: 'Sample' });
  },
  document_requests: async (tx, agencyId) => {
    const { policyId, contactId, agentId: requestedBy } = await samplePolicy(tx, agencyId);
    const asked = { requestedType: 'PHOTOS' as const, neededBy: '2030-01-01' };
    return tx.insert(documentRequests).values({ id: uuidv7(), agencyId, contactId, policyId, requestedBy, ...asked });
  },
  task_rule_changes: async (tx, agencyId) => {
    const { agentId } = await samplePolicy(tx, agencyId);
    const change = { rule: 'QUOTE_ACCEPTED' as const, enabled: false, days: [] };
    const values = { id: uuidv7(), agencyId, changedBy: agentId, changedAt: new Date(), ...change };
    return tx.insert(taskRuleChanges).values(values).onConflictDoNothing();
  },
  tasks: async (tx, agencyId) => {
    const { policyId, contactId, agentId } = await samplePolicy(tx, agencyId);
    const work = { title: 'Call about the renewal', kind: 'CALL' as const, dueOn: '2030-01-01' };
    const values = { id: uuidv7(), agencyId, policyId, contactId, assigneeId: agentId, createdBy: agentId, ...work };
    return tx.insert(tasks).values(values);
  },
  notifications: async (tx, agencyId) => {
    const { policyId, contactId, agentId: userId } = await samplePolicy(tx, agencyId);
    const news = { event: 'MENTION' as const, subjectId: policyId, inPortal: true, inDigest: false };
    return tx.insert(notifications).values({ id: uuidv7(), agencyId, userId, policyId, contactId, ...news });
  },
  notification_settings: async (tx, agencyId) => {
    const { agentId: userId } = await samplePolicy(tx, agencyId);
    const channels = { portal: true, mail: true, digest: false, changedAt: new Date() };
    const values = { id: uuidv7(), agencyId, userId, event: 'MENTION' as const, ...channels };
    return tx.insert(notificationSettings).values(values).onConflictDoNothing();
  },
  notes: async (tx, agencyId) => {
    const { policyId, contactId, agentId: createdBy } = await samplePolicy(tx, agencyId);
    const note = { kind: 'NOTE' as const, text: '<p>Sample</p>', createdBy };
    return tx.insert(notes).values({ id: uuidv7(), agencyId, policyId, contactId, ...note });
  },
  service_requests: async (tx, agencyId) => {
    const { policyId, agentId: requestedBy } = await samplePolicy(tx, agencyId);
    const asked = { serviceType: 'REQUEST_FOR_ID' as const, title: 'Request for ID' };
    return tx.insert(serviceRequests).values({ id: uuidv7(), agencyId, policyId, requestedBy, ...asked });
  },
};
