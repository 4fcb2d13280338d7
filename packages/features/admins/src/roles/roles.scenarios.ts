import { adminRoles, listOf, mock, mockOffline, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';

const all = '/api/role/all';
const byId = '/api/role/id/{id}';
const create = '/api/role/create';
const update = '/api/role/update';
const remove = '/api/role/delete/id/{id}';

/** Mock list endpoint with search, filter, sorting and paging. */
const list = mock('get', all, ({ query }) =>
  listOf(adminRoles, query, {
    search: { name: ({ name }) => name },
    filter: { builtin: ({ builtin }) => builtin },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);

const gone = new Refusal(404, { code: 'role.notFound', message: 'This role no longer exists' });
const one = mock('get', byId, ({ path }) => adminRoles.find(({ id }) => id === path.id) ?? gone);

const named = (wanted: string) => {
  const found = adminRoles.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the fixtures hold no role ${wanted}`);
  return found;
};
export const edited = named('Billing');
export const builtin = named('Full access');

const saved = [
  mock('post', create, edited, 'Role created successfully'),
  mock('put', update, edited, 'Role updated successfully'),
  mock('delete', remove, null, 'Role deleted successfully'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const inUse = 'Admins who have this role: 2. Give them another role first.';
const beyond = 'You cannot grant or remove privileges that you do not have: CARRIER_READ';

export const network = {
  usual: [list, one, ...saved],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  inUse: [list, mock('delete', remove, new Refusal(409, { code: 'role.inUse', message: inUse }))],
  beyondOwn: [
    mock(
      'post',
      create,
      new Refusal(403, {
        code: 'role.beyondOwn',
        message: beyond,
        errors: [{ field: 'privileges', code: 'role.beyondOwn', message: beyond }],
      }),
    ),
  ],
  saving: [one, mockPending('post', create)],
  failingSave: [one, mock('post', create, unavailable)],
};
