import {
  agencyAgents,
  carriers,
  listOf,
  mock,
  mockBroken,
  mockPending,
  pageOf,
  policies,
  policyCounters,
  policyDetail,
  Refusal,
} from '@fairlead/api-client/mocks';

/** Queries of the list, in order. */
export const queries: URLSearchParams[] = [];
/** Clears the recorded queries. */
export const resetQueries = () => {
  queries.length = 0;
};

const listAmong = (rows: typeof policies) =>
  mock('get', '/api/policy/all', ({ query }) => {
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
const counters = mock('get', '/api/policy/all/counters', policyCounters);

export const samplePolicy = policyDetail;

const coverageOf = (at: number) => {
  const coverage = samplePolicy.coverages[at];
  if (!coverage) throw new Error('missing coverage fixture');
  return coverage;
};

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const noCounters = { total: 0, counters: policyCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

let failures = 0;
/** Makes the counters fail once more. */
export const resetFailures = () => {
  failures = 0;
};

/** Network states for the list stories. */
export const network = {
  usual: [list, counters],
  many: [listAmong(many), counters],
  empty: [mock('get', '/api/policy/all', pageOf([])), mock('get', '/api/policy/all/counters', noCounters)],
  loadingList: [mockPending('get', '/api/policy/all'), mockPending('get', '/api/policy/all/counters')],
  failingList: [mock('get', '/api/policy/all', unavailable), mock('get', '/api/policy/all/counters', unavailable)],
  /** The counters fail once. */
  failingCounters: [
    list,
    mock('get', '/api/policy/all/counters', () => (failures++ === 0 ? unavailable : policyCounters)),
  ],
};

const one = mock('get', '/api/policy/id/{id}', samplePolicy);
const certificates = mock('get', '/api/certificates/all', pageOf([]));
const choices = [
  certificates,
  mock('get', '/api/carrier/all/dropdown', () => carriers.filter(({ active }) => active)),
  mock('get', '/api/agency/agents/dropdown', agencyAgents),
];
const notFound = new Refusal(404, { code: 'policy.notFound', message: 'This policy no longer exists' });
const isChange = (body: unknown): body is Partial<typeof samplePolicy> => typeof body === 'object' && body !== null;

let current = samplePolicy;
/** Resets the stored policy. */
export const resetPolicy = () => {
  current = samplePolicy;
};
/** Mocks that store changes to the policy. */
const stateful = [
  mock('get', '/api/policy/id/{id}', () => current),
  mock(
    'put',
    '/api/policy/update',
    async ({ body }) => {
      const change = await body();
      current = { ...current, ...(isChange(change) && change), id: samplePolicy.id, version: current.version + 1 };
      return current;
    },
    'Policy updated successfully',
  ),
  ...choices,
];

const theirs = { ...samplePolicy, policyNumber: 'CA-90-551287-B', version: 7 };

/** Network states for the stories of one policy. */
export const detailNetwork = {
  usual: [
    one,
    mock('put', '/api/policy/update', { ...samplePolicy, policyStatus: 'CANCELLED' }, 'Policy cancelled successfully!'),
    mock('post', '/api/policy/assign-policy-to-agent', samplePolicy, 'Agent assigned successfully'),
    ...choices,
  ],
  loading: [mockPending('get', '/api/policy/id/{id}')],
  failing: [mock('get', '/api/policy/id/{id}', unavailable)],
  missing: [mock('get', '/api/policy/id/{id}', notFound)],
  /** A policy with most fields empty. */
  bare: [
    mock('get', '/api/policy/id/{id}', {
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
  changedMeanwhile: [
    one,
    mock(
      'put',
      '/api/policy/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Another user has changed this in the meantime',
        payload: theirs,
      }),
    ),
    ...choices,
  ],
  /** One coverage is saved; the server rejects the new one. */
  partial: [
    one,
    certificates,
    mock('put', '/api/coverages/policy/update-coverage', { ...coverageOf(0), value: '$2,000,000', version: 2 }),
    mock(
      'post',
      '/api/coverages/policy/create-coverage',
      new Refusal(400, {
        code: 'request.invalid',
        message: 'Please check what you entered',
        errors: [{ field: 'value', message: 'Value can have at most 255 characters', code: 'field.maxLength' }],
      }),
    ),
  ],
};

/** Saving a coverage fails without a server message. */
export const brokenCoverages = (kind: 'empty' | 'html') => [
  one,
  certificates,
  mockBroken('put', '/api/coverages/policy/update-coverage', kind),
];

/** Saving a section fails without a server message. */
export const brokenUpdate = [mockBroken('put', '/api/policy/update', 'empty'), ...detailNetwork.usual];

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
    mock('get', '/api/policy/id/{id}', () => ({
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
  emptyError: [one, mockBroken('put', '/api/policy/transaction/update', 'empty')],
  changedMeanwhile: [
    one,
    mock(
      'put',
      '/api/policy/transaction/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Another user has changed this in the meantime',
        payload: { ...newest, transactionPremium: '120.00', version: 7 },
      }),
    ),
  ],
};
