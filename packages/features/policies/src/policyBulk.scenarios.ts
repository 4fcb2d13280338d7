import type { Schemas } from '@fairlead/api-client/client';
import { bulkRun, mock, mockBulk, policies, unavailable } from '@fairlead/api-client/mocks';
import { network } from './policies.scenarios';

type BulkRun = Schemas['BulkRun'];

const reasons = [
  { code: 'policy.notAssigner', reason: 'The policy is not assigned to you' },
  { code: 'bulk.changed', reason: 'The record has changed in the meantime' },
];
const agentGone = { code: 'quote.agentUnknown', reason: 'This agent no longer works for the agency' };
const failuresFor = (list: readonly (typeof agentGone)[]): BulkRun['failures'] =>
  policies.slice(0, list.length).flatMap(({ id, insuranceName: name, policyNumber: number }, at) => {
    const reason = list[at];
    return reason ? [{ id, name, number, customerName: 'Kestrel Logistics', ...reason }] : [];
  });

const answering = (answer: BulkRun, later?: Parameters<typeof mockBulk>[1]) => [
  ...network.usual,
  ...mockBulk(answer, later),
];
const partial = bulkRun({ done: 47, failed: 2, failures: failuresFor(reasons) });
const restored = { ...partial, state: 'UNDONE' as const, undoUntil: null, failed: 0, failures: [] };
const running = bulkRun({ state: 'RUNNING', done: 31, undoUntil: null });

let reads = 0;
/** Makes the first two reads of the progress fail again. */
export const resetReads = () => {
  reads = 0;
};

/** Network of bulk actions, by their result. */
export const bulkNetwork = {
  done: answering(bulkRun({ total: 1, done: 1 })),
  tasksAdded: answering(bulkRun({ action: 'TASK', total: 2, done: 2 })),
  partial: answering(partial),
  failed: answering(bulkRun({ total: 2, done: 0, failed: 2, failures: failuresFor(reasons) })),
  /** The chosen agent has left the agency. */
  agentGone: answering(bulkRun({ done: 47, failed: 2, failures: failuresFor([agentGone, agentGone]) })),
  running: answering(running),
  /** Undo puts all records back at once. */
  restored: [mock('post', '/api/bulk/undo/id/{id}', restored), ...answering(partial)],
  /** Undo puts all records back after a while. */
  restoring: [
    mock('post', '/api/bulk/undo/id/{id}', { ...restored, state: 'UNDOING', done: 12 }),
    ...answering(partial, restored),
  ],
  ends: answering(running, partial),
  /** The first two reads of the progress fail. */
  interrupted: answering(running, () => (reads++ < 2 ? unavailable : partial)),
};
