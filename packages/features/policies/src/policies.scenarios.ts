import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  carriers,
  endpoint,
  fieldError,
  gone,
  listNetwork,
  listOf,
  listTotalOf,
  mock,
  mockBroken,
  mockExport,
  pageOf,
  policies,
  policyCounters,
  policyDetail,
  policyTransaction,
  recordNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';

/** Queries of the list, in order. */
export const queries: URLSearchParams[] = [];
/** Clears the recorded queries. */
export const resetQueries = () => {
  queries.length = 0;
  totalsQueries.length = 0;
  totalSender.send = undefined;
};

const listAmong = (rows: typeof policies) =>
  endpoint('get', '/api/policy/all', ({ query }) => {
    queries.push(query);
    return listOf(rows, query, {
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
    });
  });
/** Sends the total of the state `lateTotal`. */
export const totalSender: { send?: (() => void) | undefined } = {};
/** Queries of the total, in order. */
export const totalsQueries: URLSearchParams[] = [];
const list = listAmong(policies);
/** 60 policies: three pages of 20. */
const many = Array.from({ length: 5 }, (_, copy) =>
  policies.map((policy) => ({ ...policy, id: `${policy.id.slice(0, -1)}${copy}${policy.id.slice(-1)}` })),
).flat();
const totals = endpoint('get', '/api/policy/all/totals', ({ query }) => {
  totalsQueries.push(query);
  return listTotalOf(many, ({ premium }) => premium);
});
const counters = endpoint('get', '/api/policy/all/counters', policyCounters);

export const samplePolicy = policyDetail;

const coverageOf = (at: number) => {
  const coverage = samplePolicy.coverages[at];
  if (!coverage) throw new Error('missing coverage fixture');
  return coverage;
};

export const ownView: Schemas['ListView'] = {
  id: '01940000-0000-7000-8000-0000000000a2',
  list: 'policies',
  name: 'Active by expiration',
  query: 'filter=active&sort=expiredDate.asc',
  columns: null,
  density: null,
  shared: false,
  isDefault: false,
  own: true,
  mayChange: true,
  createdByName: 'Sam Rivera',
  version: 3,
};
/** A shared view of a colleague. */
const sharedView: Schemas['ListView'] = {
  ...ownView,
  id: '01940000-0000-7000-8000-0000000000a1',
  name: 'Missing documents',
  query: 'filter=missingInfo',
  columns: ['serial', 'policy', 'status', 'expires'],
  density: 'compact',
  shared: true,
  own: false,
  mayChange: false,
  createdByName: 'Marisol Yates',
};
/** Bodies of saved views, in order. */
export const viewBodies: unknown[] = [];
/** Clears the recorded views. */
export const resetViewBodies = () => {
  viewBodies.length = 0;
};
const recordView = async ({ body }: { body: () => Promise<unknown> }) => {
  viewBodies.push(await body());
  return ownView;
};

const noCounters = {
  total: 0,
  mine: 0,
  counters: policyCounters.counters.map((counter) => ({ ...counter, count: 0 })),
};

let failures = 0;
/** Makes the counters fail once more. */
export const resetFailures = () => {
  failures = 0;
};

/** Network states for the list stories. */
/** Queries of exports, in order. */
export const exportQueries: URLSearchParams[] = [];
/** Clears the recorded queries of exports. */
export const resetExports = () => {
  exportQueries.length = 0;
};
const exported = mockExport('/api/policy/all/export', 'policies-2026-11-23.csv', (query) => {
  exportQueries.push(query);
  return { text: 'Serial\r\nPOL-1\r\nPOL-2\r\n', rows: 2 };
});

export const network = {
  ...listNetwork(list, [counters.usual]),
  many: [listAmong(many).usual, counters.usual, totals.usual],
  /** The total of all pages arrives when the story calls `sendTotal`. */
  lateTotal: [
    listAmong(many).usual,
    counters.usual,
    totals.answers(async (request) => {
      await new Promise<void>((resolve) => {
        totalSender.send = resolve;
      });
      return totals.payload(request);
    }),
  ],
  totalFails: [listAmong(many).usual, counters.usual, totals.answers(unavailable)],
  /** Policies were added after the list was counted. */
  totalCapped: [listAmong(many).usual, counters.usual, totals.answers({ count: 10_000, isCapped: true, total: null })],
  /** With saved views and choices of filters. */
  views: [
    list.usual,
    counters.usual,
    mock('get', '/api/list-views/all', [sharedView, ownView]),
    mock('get', '/api/carrier/all/dropdown', carriers),
    mock('get', '/api/agency/agents/dropdown', agencyAgents),
    mock('post', '/api/list-views/create', recordView, 'The view is saved'),
    mock('put', '/api/list-views/update', recordView, 'The view is changed'),
  ],
  exports: [list.usual, counters.usual, exported],
  failingExports: [list.usual, counters.usual, mock('get', '/api/policy/all/export', unavailable)],
  /** More policies than the server counts. */
  capped: [list.answers(() => ({ ...pageOf(policies, 10_000), totalIsCapped: true })), counters.usual],
  empty: [...listNetwork(list).empty, counters.answers(noCounters)],
  failingList: [list.answers(unavailable), counters.answers(unavailable)],
  /** The counters fail once. */
  failingCounters: [list.usual, counters.answers(() => (failures++ === 0 ? unavailable : policyCounters))],
};

const one = endpoint('get', '/api/policy/id/{id}', samplePolicy);
const certificates = mock('get', '/api/certificates/all', pageOf([]));
const choices = [
  certificates,
  mock('get', '/api/carrier/all/dropdown', () => carriers.filter(({ active }) => active)),
  mock('get', '/api/agency/agents/dropdown', agencyAgents),
];
const missing = gone('This policy no longer exists', 'policy.notFound');
const isChange = (body: unknown): body is Partial<typeof samplePolicy> => typeof body === 'object' && body !== null;

let current = samplePolicy;
let currentCoverages = samplePolicy.coverages;
/** Resets the stored policy. */
export const resetPolicy = () => {
  current = samplePolicy;
  currentCoverages = samplePolicy.coverages;
};
const update = endpoint(
  'put',
  '/api/policy/update',
  { ...samplePolicy, policyStatus: 'CANCELLED' },
  'Policy cancelled successfully!',
);
/** Mocks that store changes to the policy. */
const stateful = [
  one.answers(() => current),
  update.answers(async ({ body }) => {
    const change = await body();
    current = { ...current, ...(isChange(change) && change), id: samplePolicy.id, version: current.version + 1 };
    return current;
  }, 'Policy updated successfully'),
  ...choices,
];

const theirs = { ...samplePolicy, policyNumber: 'CA-90-551287-B', version: 7 };

const detail = [
  one.usual,
  update.usual,
  mock('post', '/api/policy/assign-policy-to-agent', samplePolicy, 'Agent assigned successfully'),
  ...choices,
];

/** Network states for the stories of one policy. */
export const detailNetwork = {
  ...recordNetwork(one, missing, detail),
  /** A policy with most fields empty. */
  bare: [
    one.answers({
      ...samplePolicy,
      policyStatus: 'PENDING',
      carrierId: null,
      carrierName: null,
      carrierDetails: null,
      effectiveDate: null,
      expiredDate: null,
      premium: null,
      policyTerm: '',
      policyType: null,
      paymentType: null,
      paymentTerm: null,
      paymentStatus: null,
      otherInformation: '',
      coverages: [],
      documents: [],
      transactions: [],
      source: 'CUSTOMER',
    }),
    ...choices,
  ],
  cancelled: [one.answers({ ...samplePolicy, policyStatus: 'CANCELLED' }), ...choices],
  erased: [
    one.answers({ ...samplePolicy, contactDetails: { ...samplePolicy.contactDetails, erased: true } }),
    ...choices,
  ],
  /** A transaction is past due. */
  pastDue: [
    one.answers({
      ...samplePolicy,
      transactions: [policyTransaction('ENDORSEMENT', 37, '1240.00', { paymentStatus: 'PAST_DUE' })],
    }),
    ...choices,
  ],
  stateful,
  changedMeanwhile: [update.answers(stale(theirs)), ...detail],
  /** One coverage is saved; the server rejects the new one. */
  partial: [
    one.usual,
    certificates,
    mock('put', '/api/coverages/policy/update-coverage', { ...coverageOf(0), value: '$2,000,000', version: 2 }),
    mock(
      'post',
      '/api/coverages/policy/create-coverage',
      fieldError(400, 'value', 'field.maxLength', 'Value can have at most 255 characters'),
    ),
  ],
};

const changedCoverage = { ...coverageOf(0), value: '$5', version: 7 };
const theirCoverages = [
  changedCoverage,
  { ...coverageOf(1), value: '$6', version: 8 },
  ...samplePolicy.coverages.slice(2),
];
/** Another user changes two coverages while the section is edited. */
export const coverageConflict = [
  one.answers(() => ({ ...samplePolicy, coverages: currentCoverages })),
  certificates,
  endpoint('put', '/api/coverages/policy/update-coverage', async ({ body }) => {
    const { coverageId, version, value } = (await body()) as Schemas['PolicyCoverageUpdate'];
    if (currentCoverages === samplePolicy.coverages) currentCoverages = theirCoverages;
    if (coverageId !== changedCoverage.id || version !== changedCoverage.version) return stale(changedCoverage);
    const saved = { ...changedCoverage, value, version: 9 };
    currentCoverages = currentCoverages.map((each) => (each.id === saved.id ? saved : each));
    return saved;
  }).usual,
];

/** Saving a coverage fails without a server message. */
export const brokenCoverages = (kind: 'empty' | 'html') => [
  one.usual,
  certificates,
  mockBroken('put', '/api/coverages/policy/update-coverage', kind),
];

/** Saving a section fails without a server message. */
export const brokenUpdate = [update.broken('empty'), ...detail];

/** Newest transaction, of which the customer is not yet notified. */
export const [newest] = samplePolicy.transactions;

let notified = false;
/** Resets the notification. */
export const resetNotified = () => {
  notified = false;
};

const removeTransaction = endpoint(
  'delete',
  '/api/policy/transaction/delete/{id}',
  null,
  'Policy transaction deleted successfully',
);

/** Network state in which a deleted transaction leaves the policy. */
export const deletingTransaction = () => {
  const deleted = new Set<unknown>();
  return [
    one.answers(() => ({
      ...samplePolicy,
      transactions: samplePolicy.transactions.filter(({ id }) => !deleted.has(id)),
    })),
    removeTransaction.answers((request) => {
      deleted.add(request.path.id);
      return removeTransaction.payload(request);
    }),
    certificates,
  ];
};

/** Network states for the read-only page. */
export const viewNetwork = {
  usual: [
    one.answers(() => ({
      ...samplePolicy,
      transactions: samplePolicy.transactions.map((each) =>
        each.id === newest?.id && notified ? { ...each, notified: true } : each,
      ),
    })),
    mock(
      'get',
      '/api/policy/transaction/{id}/notify',
      () => {
        notified = true;
        return null;
      },
      'The customer was notified',
    ),
    ...(newest
      ? [
          mock('post', '/api/policy/transaction/create', newest, 'Policy transaction created successfully'),
          mock(
            'put',
            '/api/policy/transaction/update',
            { ...newest, version: 2 },
            'Policy transaction updated successfully',
          ),
        ]
      : []),
    removeTransaction.usual,
    certificates,
  ],
  emptyError: [one.usual, certificates, mockBroken('put', '/api/policy/transaction/update', 'empty')],
  changedMeanwhile: [
    one.usual,
    certificates,
    mock('put', '/api/policy/transaction/update', stale({ ...newest, transactionPremium: '120.00', version: 7 })),
  ],
};
