import {
  listOf,
  mock,
  mockPending,
  pageOf,
  policies,
  policyCounters,
  policyDetail,
  Refusal,
} from '@fairlead/api-client/mocks';

const list = mock('get', '/api/policy/all', ({ query }) =>
  listOf(policies, query, {
    search: {
      serial: ({ serial }) => serial,
      policyNumber: ({ policyNumber }) => policyNumber,
      insuranceName: ({ insuranceName }) => insuranceName,
      carrierName: ({ carrierName }) => carrierName ?? '',
      customerName: ({ contactDetails }) => `${contactDetails.firstName} ${contactDetails.lastName}`,
      customerEmail: ({ contactDetails }) => contactDetails.email,
    },
    filter: { policyStatus: ({ policyStatus }) => policyStatus },
    sort: {
      creationDate: ({ createdAt }) => createdAt,
      effectiveDate: ({ effectiveDate }) => effectiveDate ?? 0,
      expiredDate: ({ expiredDate }) => expiredDate ?? 0,
    },
  }),
);
const counters = mock('get', '/api/policy/all/counters', policyCounters);

/** The policy of the pages about one. */
export const shown = policyDetail;

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const none = { total: 0, counters: policyCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

/** The states of the network that the stories of the list show. */
export const network = {
  usual: [list, counters],
  empty: [mock('get', '/api/policy/all', pageOf([])), mock('get', '/api/policy/all/counters', none)],
  loadingList: [mockPending('get', '/api/policy/all'), mockPending('get', '/api/policy/all/counters')],
  failingList: [mock('get', '/api/policy/all', unavailable), mock('get', '/api/policy/all/counters', unavailable)],
};
