import {
  agencyAgents,
  carriers,
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

const coverageOf = (at: number) => {
  const coverage = shown.coverages[at];
  if (!coverage) throw new Error('the fixtures hold no such coverage');
  return coverage;
};

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const none = { total: 0, counters: policyCounters.counters.map((counter) => ({ ...counter, count: 0 })) };

/** The states of the network that the stories of the list show. */
export const network = {
  usual: [list, counters],
  empty: [mock('get', '/api/policy/all', pageOf([])), mock('get', '/api/policy/all/counters', none)],
  loadingList: [mockPending('get', '/api/policy/all'), mockPending('get', '/api/policy/all/counters')],
  failingList: [mock('get', '/api/policy/all', unavailable), mock('get', '/api/policy/all/counters', unavailable)],
};

const one = mock('get', '/api/policy/id/{id}', shown);
const choices = [
  mock('get', '/api/carrier/all/dropdown', () => carriers.filter(({ active }) => active)),
  mock('get', '/api/agency/agents/dropdown', agencyAgents),
];
const gone = new Refusal(404, { code: 'policy.notFound', message: 'This policy does not exist any more' });
const isChange = (body: unknown): body is Partial<typeof shown> => typeof body === 'object' && body !== null;

let now = shown;
/** As the server has it before anybody saves. */
export const forgetChanges = () => {
  now = shown;
};
/** As a server remembers what is saved of the policy. */
const remembering = [
  mock('get', '/api/policy/id/{id}', () => now),
  mock(
    'put',
    '/api/policy/update',
    async ({ body }) => {
      const change = await body();
      now = { ...now, ...(isChange(change) && change), id: shown.id, version: now.version + 1 };
      return now;
    },
    'Policy updated successfully',
  ),
  ...choices,
];

const theirs = { ...shown, policyNumber: 'CA-90-551287-B', version: 7 };

/** The states of the network that the stories of one policy show. */
export const detailNetwork = {
  usual: [
    one,
    mock('put', '/api/policy/update', { ...shown, policyStatus: 'CANCELLED' }, 'Policy cancelled successfully!'),
    mock('post', '/api/policy/assign-policy-to-agent', shown, 'Agent assigned successfully'),
    ...choices,
  ],
  loading: [mockPending('get', '/api/policy/id/{id}')],
  failing: [mock('get', '/api/policy/id/{id}', unavailable)],
  missing: [mock('get', '/api/policy/id/{id}', gone)],
  /** Little is known of it, and nothing belongs to it yet. */
  bare: [
    mock('get', '/api/policy/id/{id}', {
      ...shown,
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
  remembering,
  changedMeanwhile: [
    one,
    mock(
      'put',
      '/api/policy/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Somebody else has changed this in the meantime',
        payload: theirs,
      }),
    ),
    ...choices,
  ],
  /** One coverage is changed; the new one is refused. */
  partial: [
    one,
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

/** The newest of its transactions: the customer has not been told of it. */
export const [newest] = shown.transactions;

let told = false;
/** As the server has it before anybody is told. */
export const forgetNotices = () => {
  told = false;
};

/** The states of the network that the stories of reading a policy show. */
export const viewNetwork = {
  usual: [
    mock('get', '/api/policy/id/{id}', () => ({
      ...shown,
      transactions: shown.transactions.map((each) =>
        each.id === newest?.id && told ? { ...each, notified: true } : each,
      ),
    })),
    mock(
      'get',
      '/api/policy/transaction/{id}/notify',
      () => {
        told = true;
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
  changedMeanwhile: [
    one,
    mock(
      'put',
      '/api/policy/transaction/update',
      new Refusal(409, {
        code: 'stale',
        message: 'Somebody else has changed this in the meantime',
        payload: { ...newest, transactionPremium: '120.00', version: 7 },
      }),
    ),
  ],
};
