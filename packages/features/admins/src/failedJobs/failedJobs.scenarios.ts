import { failedJobs, listOf, mock, mockBroken, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';

const all = '/api/job/failed/all';
const retry = '/api/job/failed/retry/id/{id}';
const discard = '/api/job/failed/discard/id/{id}';

const list = mock('get', all, ({ query }) =>
  listOf(failedJobs, query, {
    search: {},
    filter: { lane: ({ lane }) => lane },
    sort: { failedAt: ({ failedAt }) => failedAt },
  }),
);
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = new Refusal(404, { code: 'job.notFound', message: 'This failed job no longer exists' });

export const network = {
  usual: [list, mock('post', retry, null, 'The job runs again'), mock('delete', discard, null, 'Failed job discarded')],
  empty: [mock('get', all, pageOf([]))],
  loading: [mockPending('get', all)],
  failing: [mock('get', all, unavailable)],
  gone: [list, mock('post', retry, gone)],
  emptyError: [list, mockBroken('post', retry, 'empty'), mockBroken('delete', discard, 'empty')],
  htmlError: [list, mockBroken('post', retry, 'html'), mockBroken('delete', discard, 'html')],
};
