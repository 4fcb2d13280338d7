import {
  agencyAgents,
  contact,
  contacts,
  listOf,
  memberInvitations,
  mock,
  mockPending,
  pageOf,
  Refusal,
} from '@fairlead/api-client/mocks';

const all = '/api/contact/all';
const byId = '/api/contact/id/{id}';
const create = '/api/contact/create';
const update = '/api/contact/update';

const list = mock('get', all, ({ query }) =>
  listOf(contacts, query, {
    search: {
      name: ({ firstName, lastName, companyName }) => `${firstName} ${lastName} ${companyName}`,
      email: ({ email }) => email,
      phone: ({ phone, homePhone }) => `${phone} ${homePhone}`,
    },
    filter: { contactType: ({ contactType }) => contactType, client: ({ client }) => client },
    sort: { name: ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase() },
  }),
);
const notFound = new Refusal(404, { code: 'contact.notFound', message: 'This contact no longer exists' });
const oneOf = mock('get', byId, ({ path }) => contacts.find(({ id }) => id === path.id) ?? notFound);

function contactNamed(wanted: string) {
  const found = contacts.find(({ firstName }) => firstName === wanted);
  if (!found) throw new Error(`missing contact fixture: ${wanted}`);
  return found;
}
export const company = contactNamed('Caleb');
export const prospect = contactNamed('Noor');
/** The record after another user has saved it. */
export const theirs = { ...prospect, lastName: 'Haddad-Boone', version: 2 };

const [invited] = memberInvitations;
if (!invited) throw new Error('missing invitation fixture');
const invitation = invited;

/** The contact is invited once the invitation has been sent. */
function inviting() {
  let sent = false;
  return [
    mock('get', '/api/invitation/contactId/{id}', () => (sent ? invitation : null)),
    mock('post', '/api/invitation/create', { ...invitation, sentAt: null }),
    mock(
      'post',
      '/api/invitation/invite/id/{id}',
      () => {
        sent = true;
        return invitation;
      },
      'The invitation is on its way.',
    ),
  ];
}

const states = mock('get', '/api/states/all', [
  { id: '01935b28-0000-7000-8000-000000000001', name: 'Maine', state_code: 'ME' },
  { id: '01935b28-0000-7000-8000-000000000002', name: 'New Hampshire', state_code: 'NH' },
]);
const found = agencyAgents.find(({ name }) => name === 'Margaret Sullivan');
if (!found) throw new Error('missing agent fixture');
export const anotherAgent = found;
const agents = mock('get', '/api/agency/agents/dropdown', agencyAgents);
const { address } = prospect;
if (!address) throw new Error('missing address fixture');
/** Bodies of the sent changes, in order. Each story starts with none. */
export const changes: unknown[] = [];

const saved = [
  mock('post', '/api/address/create', address),
  mock('put', '/api/address/update', address),
  mock('post', create, contact('New', 'Contact'), 'Contact created successfully'),
  mock(
    'put',
    update,
    async ({ body }) => {
      changes.push(await body());
      return prospect;
    },
    'Contact updated successfully',
  ),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const stale = new Refusal(409, { code: 'stale', message: 'This record was changed meanwhile', payload: theirs });
const emailTaken = { code: 'contact.emailTaken', message: 'There is already a contact with this email' };

/** Returns the record of the other user once the save has failed. */
function changedMeanwhile() {
  let rejected = false;
  return [
    states,
    agents,
    mock('get', byId, () => (rejected ? theirs : prospect)),
    mock('put', update, () => {
      rejected = true;
      return stale;
    }),
  ];
}

/** Network states for the stories. */
export const network = {
  usual: [list, oneOf, states, agents, ...saved, mock('get', '/api/invitation/contactId/{id}', null)],
  inviting,
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, notFound)],
  saving: [states, mockPending('post', create)],
  failingSave: [states, mock('post', create, unavailable)],
  emailTaken: [
    states,
    mock('post', create, new Refusal(409, { ...emailTaken, errors: [{ field: 'email', ...emailTaken }] })),
  ],
  changedMeanwhile,
};
