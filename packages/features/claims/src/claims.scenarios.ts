import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  claimCounters,
  claimDetail,
  claimNotes,
  claims,
  endpoint,
  fieldError,
  gone,
  listNetwork,
  listOf,
  mock,
  mockBroken,
  mockPending,
  pageOf,
  policies,
  policyDetail,
  recordNetwork,
  saveNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';
import { isClaimOpen } from '@fairlead/rules';

const list = endpoint('get', '/api/claim/all', ({ query }) =>
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
const counters = endpoint('get', '/api/claim/all/counters', claimCounters);

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

const missing = gone('This claim no longer exists', 'claim.notFound');
const noCounters = {
  total: 0,
  mine: 0,
  open: 0,
  counters: claimCounters.counters.map((counter) => ({ ...counter, count: 0 })),
};

const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);
const notes = mock('get', '/api/claim/notes/all', pageOf(claimNotes));
const record = endpoint('get', '/api/claim/id/{id}', sampleClaim);
const claimMocks = (claim: Schemas['Claim']) => [record.answers(claim), notes, agents];

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
  record.answers(() => current),
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
  mock(
    'post',
    '/api/claim/notes/create',
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return claimNotes[0] as Schemas['ClaimNote'];
    },
    'Note added',
  ),
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
  ...listNetwork(list, [counters.usual]),
  ...recordNetwork(record, missing, [notes, agents]),
  usual: [list.usual, counters.usual],
  empty: [...listNetwork(list).empty, counters.answers(noCounters)],
  failingList: [list.answers(unavailable), counters.answers(unavailable)],
  /** The counters fail once. */
  failingCounters: [list.usual, counters.answers(() => (failedCounters++ === 0 ? unavailable : claimCounters))],
  record: claimMocks(sampleClaim),
  bare: claimMocks(bare),
  erased: claimMocks({ ...sampleClaim, contact: { ...sampleClaim.contact, erased: true } }),
  settled: claimMocks(withFinalStatus('SETTLED')),
  vehicle: claimMocks({
    ...sampleClaim,
    claimType: 'AUTOMOBILE',
    reportedBy: 'OTHER',
    reporterName: 'Ruth Abadi',
    drivable: false,
  }),
  stateful,
  stale: [
    mock('put', '/api/claim/update', stale({ ...fresh, version: 9 }, 'Another user has changed this.')),
    ...stateful,
  ],
  emptyError: [mockBroken('put', '/api/claim/update', 'empty'), ...stateful],
};

const withClaimPage = policies.slice(0, 4).find(({ carrierDetails }) => carrierDetails?.claimUrl);
if (!withClaimPage) throw new Error('missing policy fixture with a claims page');
/** The policy for which the stories file claims. */
export const insuredPolicy = withClaimPage;

const ownPolicies = mock('get', '/api/policy/all', pageOf(policies.slice(0, 4)));
const create = endpoint('post', '/api/claim/create', sampleClaim);
const lossDateError = fieldError(400, 'lossDate', 'claim.lossInFuture', 'This date is not known to the carrier.');

/** The policy for which an agent reports claims in the stories. */
export const reportedPolicy = policyDetail;
const choices = endpoint('get', '/api/policy/all', ({ query }) => {
  const contactId = query.get('contactId');
  return pageOf(
    contactId === null
      ? policies.slice(0, 4)
      : [...policies.slice(0, 4), reportedPolicy].filter(({ contactDetails }) => contactDetails.id === contactId),
  );
});
const chosen = endpoint('get', '/api/policy/id/{id}', reportedPolicy);

/** Network states for the stories of the agent's form. */
export const reportNetwork = {
  ...saveNetwork([create], [choices.usual, chosen.usual]),
  withoutCoverages: [choices.usual, chosen.answers({ ...reportedPolicy, coverages: [], carrierDetails: null })],
  loading: [choices.usual, mockPending('get', '/api/policy/id/{id}')],
  failing: [choices.usual, chosen.answers(unavailable)],
};

/** Network states for the form stories. */
export const formNetwork = {
  ...saveNetwork([create], [ownPolicies]),
  withoutPolicies: [mock('get', '/api/policy/all', pageOf([]))],
  refusing: [create.answers(lossDateError), ownPolicies],
};
