import {
  agencies,
  agencyAgents,
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  Refusal,
  requestedDocs,
  transactions,
} from '@fairlead/api-client/mocks';

const all = '/api/agency/all';
const byId = '/api/agency/id/{id}';
const agents = '/api/agency/agents';
const standing = { ACTIVE: 'SUBSCRIBED', EXPIRED: 'EXPIRED' } as const;

/** Mock list endpoint with search, filter, sorting and paging. */
const list = mock('get', all, ({ query }) =>
  listOf(agencies, query, {
    search: { name: ({ agencyName }) => agencyName, email: ({ email }) => email },
    filter: { subscription: ({ plan }) => (plan ? standing[plan.status] : 'NONE') },
    sort: {
      name: ({ agencyName }) => agencyName.toLowerCase(),
      creationDate: ({ creationDateTimeStamp }) => creationDateTimeStamp,
    },
  }),
);

const gone = new Refusal(404, { code: 'agency.notFound', message: 'This agency no longer exists' });
const one = mock('get', byId, ({ path }) => agencies.find(({ id }) => id === path.id) ?? gone);
const people = mock('get', agents, ({ query }) => listOf(agencyAgents, query));
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

const named = (wanted: string) => {
  const found = agencies.find(({ agencyName }) => agencyName.startsWith(wanted));
  if (!found) throw new Error(`the fixtures hold no agency ${wanted}`);
  return found;
};
export const shown = named('Harbor');
export const unsubscribed = named('Northgate');

/** Endpoints of the panels of other areas. */
const panels = [
  mock('get', '/api/verification-doc/root', requestedDocs),
  mock('get', '/api/transaction/all', ({ query }) => listOf(transactions, query)),
];

export const network = {
  usual: [list, one, people, ...panels],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  loadingMembers: [one, mockPending('get', agents)],
  failingMembers: [one, mock('get', agents, unavailable)],
  nobody: [one, mock('get', agents, pageOf([]))],
};
