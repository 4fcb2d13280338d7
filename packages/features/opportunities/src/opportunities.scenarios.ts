import {
  contactOption,
  contacts,
  insuranceTypes,
  listOf,
  mock,
  mockBroken,
  mockPending,
  opportunities,
  opportunity,
  pageOf,
  people,
  Refusal,
} from '@fairlead/api-client/mocks';

const all = '/api/opportunity/all';
const byId = '/api/opportunity/id/{id}';
const create = '/api/opportunity/create';
const update = '/api/opportunity/update';

const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const notFound = new Refusal(404, { code: 'notFound', message: 'This opportunity no longer exists' });

const [first] = opportunities;
if (!first) throw new Error('missing opportunity fixture');
export const sampleOpportunity = first;

const rows = mock('get', all, ({ query }) =>
  listOf(opportunities, query, {
    search: {
      serial: ({ serial }) => serial,
      contactFirstName: ({ contact }) => `${contact.firstName} ${contact.lastName}`,
      agentName: ({ contact }) => contact.agent.name,
    },
    filter: { status: ({ status }) => status },
    sort: { creationDate: ({ creationDateTimeStamp }) => creationDateTimeStamp },
  }),
);
const one = mock('get', byId, ({ path }) => opportunities.find(({ id }) => id === path.id) ?? notFound);
const agents = mock(
  'get',
  '/api/agency/agents/dropdown',
  [people.owner, people.agent].map(({ user: { name, email } }, index) => ({
    id: `01935b2b-0000-7000-8000-00000000000${index}`,
    name,
    email,
  })),
);
const file = mock('get', '/api/file/{id}', new Refusal(404, { code: 'file.notFound', message: 'No preview here' }));
const stored = mock('post', '/api/file/upload', {
  id: '01935b2c-0000-7000-8000-000000000001',
  fileUrl: '/api/file/01935b2c-0000-7000-8000-000000000001?exp=1&sig=mock',
  name: 'policy.pdf',
  size: 2_048,
  contentType: 'application/pdf',
});
const usual = [
  rows,
  one,
  agents,
  file,
  stored,
  mock('put', update, { ...sampleOpportunity, version: 2 }, 'Opportunity note updated successfully!'),
  mock('delete', '/api/opportunity/delete/id/{id}', null, 'Opportunity deleted successfully!'),
  mock('post', '/api/opportunity/assign-opportunity-to-agent', sampleOpportunity, 'Agent assigned successfully!'),
  mock('post', '/api/opportunity/customer-policy-doc', sampleOpportunity, 'Doc uploaded'),
  mock(
    'post',
    '/api/opportunity/automated-quote',
    new Refusal(503, {
      code: 'automatedQuote.unavailable',
      message: 'Automated quotes are not available at the moment.',
    }),
  ),
];

/** Network states for the list and drawer stories. */
export const network = {
  usual,
  empty: [mock('get', all, pageOf([]))],
  loading: [mockPending('get', all)],
  failing: [mock('get', all, unavailable)],
  missing: [rows, mock('get', byId, notFound)],
  changedMeanwhile: [
    rows,
    one,
    file,
    mock(
      'put',
      update,
      new Refusal(409, {
        code: 'stale',
        message: 'Another user has changed this in the meantime.',
        payload: sampleOpportunity,
      }),
    ),
  ],
};

const choices = [
  mock('get', '/api/states/all', [{ id: '01935b28-0000-7000-8000-000000000001', name: 'Maine', state_code: 'ME' }]),
  mock('get', '/api/contact/dropdown', () => contacts.map(contactOption)),
  mock('get', '/api/contact/id/{id}', ({ path }) => contacts.find(({ id }) => id === path.id) ?? notFound),
  mock('get', '/api/insurance-type/dropdown', () => insuranceTypes.filter(({ active }) => active)),
];
const [someone] = contacts;
if (!someone) throw new Error('missing contact fixture');
export const sampleContact = someone;
const taken = 'There is already a contact with this email';

/** Network states for the form stories. */
export const createNetwork = {
  usual: [
    ...choices,
    mock('post', '/api/contact/create', someone),
    mock('post', create, [opportunity('Home', 'NEW'), opportunity('Auto', 'NEW')], 'Opportunity created successfully!'),
  ],
  saving: [...choices, mockPending('post', create)],
  failing: [...choices, mock('post', create, unavailable)],
  emptyError: [...choices, mockBroken('post', create, 'empty')],
  htmlError: [...choices, mockBroken('post', create, 'html')],
  emailTaken: [
    ...choices,
    mock(
      'post',
      '/api/contact/create',
      new Refusal(409, {
        code: 'contact.emailTaken',
        message: taken,
        errors: [{ field: 'email', code: 'contact.emailTaken', message: taken }],
      }),
    ),
  ],
};

/** Bodies that the stories of the upload on a policy sent. */
export const submitted: unknown[] = [];

/** Network of the stories of the upload on a policy. */
export const policyNetwork = {
  usual: [
    stored,
    mock(
      'post',
      '/api/opportunity/customer-policy-doc',
      async ({ body }) => {
        submitted.push(await body());
        return sampleOpportunity;
      },
      'Doc uploaded',
    ),
  ],
  failing: [stored, mock('post', '/api/opportunity/customer-policy-doc', unavailable)],
};
