import type { Schemas } from './client';
import { agencyAgents } from './fixtures/agencies';
import { bulkRun } from './fixtures/bulkRuns';
import { type Answer, mock } from './mock';

type BulkRun = Schemas['BulkRun'];

/** Bodies of the bulk actions of a story, in order. */
export const startedBulk: unknown[] = [];
export const resetStartedBulk = () => {
  startedBulk.length = 0;
};

/** Mocks of bulk actions. `later` is the answer when the progress is read. */
export const mockBulk = (answer: BulkRun, later: Answer<BulkRun> = answer) => [
  mock('get', '/api/agency/agents/dropdown', ({ query }) =>
    agencyAgents.filter(({ licensedAgent }) => query.get('licensed') !== 'true' || licensedAgent),
  ),
  mock('post', '/api/bulk/start', async ({ body }) => {
    startedBulk.push(await body());
    return answer;
  }),
  mock('get', '/api/bulk/id/{id}', later),
  mock('post', '/api/bulk/stop/id/{id}', bulkRun({ state: 'STOPPED', done: 31 })),
  mock('post', '/api/bulk/undo/id/{id}', { ...answer, state: 'UNDONE', undoUntil: null }),
];
