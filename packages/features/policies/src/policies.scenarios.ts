import {
  agencyAgents,
  carriers,
  endpoint,
  fieldError,
  gone,
  listNetwork,
  listOf,
  mock,
  mockBroken,
  pageOf,
  policies,
  policyCounters,
  policyDetail,
  recordNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';

/** Queries of the list, in order. */
export const queries: URLSearchParams[] = [];
/** Clears the recorded queries. */
export const resetQueries = () => {
  queries.length = 0;
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
const list = listAmong(policies);
/** 60 policies: three pages of 20. */
const many = Array.from({ length: 5 }, (_, copy) =>
  policies.map((policy) => ({ ...policy, id: `${policy.id.slice(0, -1)}${copy}${policy.id.slice(-1)}` })),
).flat();
const counters = endpoint('get', '/api/policy/all/counters', policyCounters);

export const samplePolicy = policyDetail;

const coverageOf = (at: number) => {
  const coverage = samplePolicy.coverages[at];
  if (!coverage) throw new Error('missing coverage fixture');
  return coverage;
};

const noCounters = { total: 0, counters: policyCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

let failures = 0;
/** Makes the counters fail once more. */
export const resetFailures = () => {
  failures = 0;
};

/** Network states for the list stories. */
export const network = {
  ...listNetwork(list, [counters.usual]),
  many: [listAmong(many).usual, counters.usual],
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
/** Resets the stored policy. */
export const resetPolicy = () => {
  current = samplePolicy;
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
    mock('delete', '/api/policy/transaction/delete/{id}', null, 'Policy transaction deleted successfully'),
  ],
  emptyError: [one.usual, mockBroken('put', '/api/policy/transaction/update', 'empty')],
  changedMeanwhile: [
    one.usual,
    mock('put', '/api/policy/transaction/update', stale({ ...newest, transactionPremium: '120.00', version: 7 })),
  ],
};
