import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  claimCounters,
  claimDetail,
  claimNotes,
  claims,
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  policies,
  Refusal,
} from '@fairlead/api-client/mocks';
import { isClaimOpen } from '@fairlead/rules';

const list = mock('get', '/api/claim/all', ({ query }) =>
  listOf(claims, query, {
    search: {
      serial: ({ serial }) => serial,
      policyNumber: ({ policy }) => policy.policyNumber,
      carrierName: ({ policy }) => policy.carrier?.name ?? '',
      customerName: ({ contact }) => `${contact.firstName} ${contact.lastName}`,
    },
    filter: {
      claimStatus: ({ claimStatus }) => claimStatus,
      claimType: ({ claimType }) => claimType,
      isOpen: isClaimOpen,
    },
    sort: {
      reportedDate: ({ reportedDate }) => reportedDate,
      lossDate: ({ lossDate }) => lossDate,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
  }),
);
const counters = mock('get', '/api/claim/all/counters', claimCounters);

/** The claim of the page: its carrier waits for something. */
export const shown = claimDetail;
/** The same before the carrier had it. */
const fresh: Schemas['Claim'] = {
  ...shown,
  claimStatus: 'IN_REVIEW',
  filed: false,
  history: shown.history.slice(2),
  documents: shown.documents.slice(0, 2),
  version: 2,
};
const bare: Schemas['Claim'] = {
  ...fresh,
  claimStatus: 'SUBMITTED',
  location: '',
  injuries: '',
  estimatedAmount: null,
  lossTime: null,
  people: [],
  documents: [],
  policeReportNumber: '',
  adjusterName: '',
  adjusterPhone: '',
  history: shown.history.slice(3),
  version: 1,
};

/** A claim of one status, which is decided. */
const ended = (claimStatus: Schemas['ClaimStatus']): Schemas['Claim'] => ({
  ...shown,
  claimStatus,
  history: [
    {
      id: '01935b2e-0009-7000-8000-000000000001',
      claimStatus,
      note: '',
      changedBy: shown.assignedAgent,
      changedAt: shown.updatedAt,
    },
    ...shown.history,
  ],
});

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const gone = new Refusal(404, { code: 'claim.notFound', message: 'This claim does not exist any more' });
const none = { total: 0, open: 0, counters: claimCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);
const notes = mock('get', '/api/claim/notes/all', pageOf(claimNotes));
const showing = (claim: Schemas['Claim']) => [mock('get', '/api/claim/id/{id}', claim), notes, agents];

let now = fresh;
/** Begins anew before each story. */
export const forget = () => {
  now = fresh;
};
const become = (change: Partial<Schemas['Claim']>) => {
  now = { ...now, ...change, version: now.version + 1 };
  return now;
};
/** A claim that remembers what was done to it. */
const living = [
  mock('get', '/api/claim/id/{id}', () => now),
  mock(
    'put',
    '/api/claim/status',
    async ({ body }) => {
      const { claimStatus, note = '' } = (await body()) as Schemas['ClaimMove'];
      const step = { claimStatus, note, changedBy: now.assignedAgent, changedAt: now.updatedAt };
      const id = `01935b2e-000a-7000-8000-00000000000${now.version}`;
      return become({ claimStatus, history: [{ id, ...step }, ...now.history] });
    },
    'Claim status updated',
  ),
  mock(
    'put',
    '/api/claim/update',
    async ({ body }) => {
      const { adjusterName = '' } = (await body()) as Schemas['ClaimUpdate'];
      return become({ adjusterName });
    },
    'Claim updated',
  ),
  mock('put', '/api/claim/withdraw', () => become({ claimStatus: 'WITHDRAWN' }), 'Claim withdrawn'),
  notes,
  agents,
];

/** The states of the network that the stories show. */
export const network = {
  usual: [list, counters],
  empty: [mock('get', '/api/claim/all', pageOf([])), mock('get', '/api/claim/all/counters', none)],
  loadingList: [mockPending('get', '/api/claim/all'), mockPending('get', '/api/claim/all/counters')],
  failingList: [mock('get', '/api/claim/all', unavailable), mock('get', '/api/claim/all/counters', unavailable)],
  record: showing(shown),
  bare: showing(bare),
  settled: showing(ended('SETTLED')),
  loadingRecord: [mockPending('get', '/api/claim/id/{id}')],
  failingRecord: [mockOffline('get', '/api/claim/id/{id}')],
  missing: [mock('get', '/api/claim/id/{id}', gone)],
  living,
  stale: [
    mock(
      'put',
      '/api/claim/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Somebody else has changed this.',
        payload: { ...fresh, version: 9 },
      }),
    ),
    ...living,
  ],
};

const found = policies.slice(0, 4).find(({ carrierDetails }) => carrierDetails?.claimUrl);
if (!found) throw new Error('there is one');
/** The policy for which the claims of the stories are filed. */
export const insured = found;

const own = mock('get', '/api/policy/all', pageOf(policies.slice(0, 4)));
const misplaced = new Refusal(400, {
  code: 'request.invalid',
  message: 'Please check what you entered.',
  errors: [{ field: 'lossDate', code: 'claim.lossInFuture', message: 'This date is not known to the carrier.' }],
});

/** The states of the network that the stories of the form show. */
export const formNetwork = {
  usual: [own],
  withoutPolicies: [mock('get', '/api/policy/all', pageOf([]))],
  sending: [own, mockPending('post', '/api/claim/create')],
  failing: [own, mock('post', '/api/claim/create', unavailable)],
  refusing: [own, mock('post', '/api/claim/create', misplaced)],
};
