import {
  admins,
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  Refusal,
  roleChoices,
} from '@fairlead/api-client/mocks';

const all = '/api/admin/all';
const byId = '/api/admin/id/{id}';
const create = '/api/admin/create-admin';
const update = '/api/admin/update-admin';
const remove = '/api/admin/delete-admin/id/{id}';
const send = '/api/admin/invitation/send/id/{id}';
const revoke = '/api/admin/invitation/revoke/id/{id}';

/** Mock list endpoint with search, filter, sorting and paging. */
const list = mock('get', all, ({ query }) =>
  listOf(admins, query, {
    search: { name: ({ name }) => name, email: ({ email }) => email },
    filter: { status: ({ status }) => status },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);

const gone = new Refusal(404, { code: 'admin.notFound', message: 'This admin no longer exists' });
const one = mock('get', byId, ({ path }) => admins.find(({ id }) => id === path.id) ?? gone);
const choices = mock('get', '/api/role/dropdown', roleChoices);

const named = (wanted: string) => {
  const found = admins.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the fixtures hold no admin ${wanted}`);
  return found;
};
export const edited = named('Marcus Feld');
export const myself = named('Nora Lindgren');

const saved = [
  mock('post', create, edited, 'Admin created successfully. The invitation is on its way.'),
  mock('put', update, edited, 'Admin updated successfully'),
  mock('delete', remove, null, 'Admin deleted successfully'),
  mock('post', send, edited, 'The invitation was sent again. Earlier links no longer work.'),
  mock('post', revoke, edited, 'The invitation was revoked. Its link no longer works.'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const taken = new Refusal(409, {
  code: 'admin.emailTaken',
  message: 'There is already an account with this email',
  errors: [{ field: 'email', code: 'admin.emailTaken', message: 'There is already an account with this email' }],
});
const last = new Refusal(409, {
  code: 'admin.lastFullAdmin',
  message: 'This is the last admin with full access. Give another admin full access first.',
});

export const network = {
  usual: [list, one, choices, ...saved],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [choices, mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [choices, mock('get', byId, unavailable)],
  missing: [choices, mock('get', byId, gone)],
  lastFullAdmin: [list, mock('delete', remove, last)],
  emailTaken: [choices, mock('post', create, taken)],
  saving: [choices, mockPending('post', create)],
  failingSave: [choices, mock('post', create, unavailable)],
};
