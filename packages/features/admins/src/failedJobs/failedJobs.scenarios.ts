import { endpoint, failedJobs, gone, listNetwork, listOf } from '@fairlead/api-client/mocks';

const list = endpoint('get', '/api/job/failed/all', ({ query }) =>
  listOf(failedJobs, query, {
    filter: { lane: ({ lane }) => lane },
    sort: { failedAt: ({ failedAt }) => failedAt },
  }),
);
const retry = endpoint('post', '/api/job/failed/retry/id/{id}', null, 'The job runs again');
const discard = endpoint('delete', '/api/job/failed/discard/id/{id}', null, 'Failed job discarded');

/** Network states for the stories. */
export const network = {
  ...listNetwork(list, [retry.usual, discard.usual]),
  gone: [list.usual, retry.answers(gone('This failed job no longer exists', 'job.notFound'))],
  emptyError: [list.usual, retry.broken('empty'), discard.broken('empty')],
  htmlError: [list.usual, retry.broken('html'), discard.broken('html')],
};
