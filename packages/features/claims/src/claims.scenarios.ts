import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  claimCounters,
  claimDetail,
  claimNotes,
  claims,
  listOf,
  mock,
  mockBroken,
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

/** The carrier of this claim has requested information. */
export const sampleClaim = claimDetail;
/** The same claim before it was filed with the carrier. */
const fresh: Schemas['Claim'] = {
  ...sampleClaim,
  claimStatus: 'IN_REVIEW',
  filed: false,
  history: sampleClaim.history.slice(2),
  documents: sampleClaim.documents.slice(0, 2),
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
  history: sampleClaim.history.slice(3),
  version: 1,
};

/** A claim with a final status. */
const withFinalStatus = (claimStatus: Schemas['ClaimStatus']): Schemas['Claim'] => ({
  ...sampleClaim,
  claimStatus,
  history: [
    {
      id: '01935b2e-0009-7000-8000-000000000001',
      claimStatus,
      note: '',
      changedBy: sampleClaim.assignedAgent,
      changedAt: sampleClaim.updatedAt,
    },
    ...sampleClaim.history,
  ],
});

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notFound = new Refusal(404, { code: 'claim.notFound', message: 'This claim no longer exists' });
const noCounters = { total: 0, open: 0, counters: claimCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);
const notes = mock('get', '/api/claim/notes/all', pageOf(claimNotes));
const claimMocks = (claim: Schemas['Claim']) => [mock('get', '/api/claim/id/{id}', claim), notes, agents];

let current = fresh;
/** Resets the stored claim before each story. */
export const resetClaim = () => {
  current = fresh;
};
const changeClaim = (change: Partial<Schemas['Claim']>) => {
  current = { ...current, ...change, version: current.version + 1 };
  return current;
};
/** Mocks that store changes to the claim. */
const stateful = [
  mock('get', '/api/claim/id/{id}', () => current),
  mock(
    'put',
    '/api/claim/status',
    async ({ body }) => {
      const { claimStatus, note = '' } = (await body()) as Schemas['ClaimMove'];
      const step = { claimStatus, note, changedBy: current.assignedAgent, changedAt: current.updatedAt };
      const id = `01935b2e-000a-7000-8000-00000000000${current.version}`;
      return changeClaim({ claimStatus, history: [{ id, ...step }, ...current.history] });
    },
    'Claim status updated',
  ),
  mock(
    'put',
    '/api/claim/update',
    async ({ body }) => {
      const { adjusterName = '' } = (await body()) as Schemas['ClaimUpdate'];
      return changeClaim({ adjusterName });
    },
    'Claim updated',
  ),
  mock('put', '/api/claim/withdraw', () => changeClaim({ claimStatus: 'WITHDRAWN' }), 'Claim withdrawn'),
  notes,
  agents,
];

let failedCounters = 0;
/** Makes the counters fail once more. */
export const resetFailures = () => {
  failedCounters = 0;
};

/** Network states for the stories. */
export const network = {
  usual: [list, counters],
  empty: [mock('get', '/api/claim/all', pageOf([])), mock('get', '/api/claim/all/counters', noCounters)],
  loadingList: [mockPending('get', '/api/claim/all'), mockPending('get', '/api/claim/all/counters')],
  failingList: [mock('get', '/api/claim/all', unavailable), mock('get', '/api/claim/all/counters', unavailable)],
  /** The counters fail once. */
  failingCounters: [
    list,
    mock('get', '/api/claim/all/counters', () => (failedCounters++ === 0 ? unavailable : claimCounters)),
  ],
  record: claimMocks(sampleClaim),
  bare: claimMocks(bare),
  settled: claimMocks(withFinalStatus('SETTLED')),
  loadingRecord: [mockPending('get', '/api/claim/id/{id}')],
  failingRecord: [mockOffline('get', '/api/claim/id/{id}')],
  missing: [mock('get', '/api/claim/id/{id}', notFound)],
  stateful,
  stale: [
    mock(
      'put',
      '/api/claim/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Another user has changed this.',
        payload: { ...fresh, version: 9 },
      }),
    ),
    ...stateful,
  ],
  emptyError: [mockBroken('put', '/api/claim/update', 'empty'), ...stateful],
};

const withClaimPage = policies.slice(0, 4).find(({ carrierDetails }) => carrierDetails?.claimUrl);
if (!withClaimPage) throw new Error('missing policy fixture with a claims page');
/** The policy for which the stories file claims. */
export const insuredPolicy = withClaimPage;

const ownPolicies = mock('get', '/api/policy/all', pageOf(policies.slice(0, 4)));
const lossDateError = new Refusal(400, {
  code: 'request.invalid',
  message: 'Please check what you entered.',
  errors: [{ field: 'lossDate', code: 'claim.lossInFuture', message: 'This date is not known to the carrier.' }],
});

/** Network states for the form stories. */
export const formNetwork = {
  usual: [ownPolicies],
  withoutPolicies: [mock('get', '/api/policy/all', pageOf([]))],
  sending: [ownPolicies, mockPending('post', '/api/claim/create')],
  failing: [ownPolicies, mock('post', '/api/claim/create', unavailable)],
  refusing: [ownPolicies, mock('post', '/api/claim/create', lossDateError)],
};
