import {
  contactOption,
  contacts,
  endpoint,
  fieldError,
  gone,
  insuranceTypes,
  listNetwork,
  listOf,
  mock,
  opportunities,
  opportunity,
  pageOf,
  people,
  Refusal,
  recordNetwork,
  rowOf,
  saveNetwork,
  stale,
  unavailable,
} from '@fairlead/api-client/mocks';

const missing = gone('This opportunity no longer exists');

const [first] = opportunities;
if (!first) throw new Error('missing opportunity fixture');
export const sampleOpportunity = first;
const erasedOpportunity = { ...first, contact: { ...first.contact, erased: true } };

const quotable = opportunities.slice(0, 2).map(({ id, serial }) => ({ ...first, id, serial }));

const list = endpoint('get', '/api/opportunity/all', ({ query }) =>
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
const one = endpoint('get', '/api/opportunity/id/{id}', rowOf(opportunities, missing));
const agents = mock(
  'get',
  '/api/agency/agents/dropdown',
  [people.owner, people.agent].map(({ user: { name, email } }, index) => ({
    id: `01935b2b-0000-7000-8000-00000000000${index}`,
    name,
    email,
  })),
);
const file = mock('get', '/api/file/{id}', gone('No preview here', 'file.notFound'));
const upload = mock('post', '/api/file/upload', {
  id: '01935b2c-0000-7000-8000-000000000001',
  fileUrl: '/api/file/01935b2c-0000-7000-8000-000000000001?exp=1&sig=mock',
  name: 'policy.pdf',
  size: 2_048,
  contentType: 'application/pdf',
});
const update = endpoint(
  'put',
  '/api/opportunity/update',
  { ...sampleOpportunity, version: 2 },
  'Opportunity note updated successfully!',
);
const usual = [
  mock('get', '/api/quotes/all', pageOf([])),
  list.usual,
  one.usual,
  agents,
  file,
  upload,
  update.usual,
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
  ...listNetwork(list, usual),
  ...recordNetwork(one, missing, usual),
  usual,
  /** The automated quote of the first opportunity takes long. */
  quoting: [
    endpoint('post', '/api/opportunity/automated-quote', sampleOpportunity).pending,
    list.answers(pageOf(quotable)),
    one.answers(rowOf(quotable, missing)),
    ...usual,
  ],
  erased: [list.answers(pageOf([erasedOpportunity])), one.answers(erasedOpportunity), ...usual],
  changedMeanwhile: [
    update.answers(stale(sampleOpportunity, 'Another user has changed this in the meantime.')),
    ...usual,
  ],
};

const choices = [
  mock('get', '/api/states/all', [{ id: '01935b28-0000-7000-8000-000000000001', name: 'Maine', state_code: 'ME' }]),
  mock('get', '/api/contact/dropdown', () => contacts.map(contactOption)),
  mock('get', '/api/contact/id/{id}', rowOf(contacts, missing)),
  mock('get', '/api/insurance-type/dropdown', () => insuranceTypes.filter(({ active }) => active)),
];
const [someone] = contacts;
if (!someone) throw new Error('missing contact fixture');
export const sampleContact = someone;

const createContact = endpoint('post', '/api/contact/create', someone);
const create = endpoint(
  'post',
  '/api/opportunity/create',
  [opportunity('Home', 'NEW'), opportunity('Auto', 'NEW')],
  'Opportunity created successfully!',
);
const form = [...choices, createContact.usual];

/** Network states for the form stories. */
export const createNetwork = {
  ...saveNetwork([create], form),
  emptyError: [create.broken('empty'), ...form],
  htmlError: [create.broken('html'), ...form],
  emailTaken: [
    createContact.answers(fieldError(409, 'email', 'contact.emailTaken', 'There is already a contact with this email')),
    create.usual,
    ...form,
  ],
};

/** Bodies that the stories of the upload on a policy sent. */
export const submitted: unknown[] = [];

/** Network of the stories of the upload on a policy. */
export const policyNetwork = {
  usual: [
    upload,
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
  failing: [upload, mock('post', '/api/opportunity/customer-policy-doc', unavailable)],
};
