import {
  adminRoles,
  crudNetwork,
  endpoint,
  fieldError,
  gone,
  listOf,
  Refusal,
  rowOf,
} from '@fairlead/api-client/mocks';

const named = (wanted: string) => {
  const found = adminRoles.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the fixtures hold no role ${wanted}`);
  return found;
};
export const edited = named('Billing');
export const builtin = named('Full access');
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Billing and plans', version: 2 };

const missing = gone('This role no longer exists', 'role.notFound');
const list = endpoint('get', '/api/role/all', ({ query }) =>
  listOf(adminRoles, query, {
    search: { name: ({ name }) => name },
    filter: { builtin: ({ builtin }) => builtin },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const create = endpoint('post', '/api/role/create', edited, 'Role created successfully');
const remove = endpoint('delete', '/api/role/delete/id/{id}', null, 'Role deleted successfully');
const crud = crudNetwork({
  list,
  record: endpoint('get', '/api/role/id/{id}', rowOf(adminRoles, missing)),
  create,
  update: endpoint('put', '/api/role/update', edited, 'Role updated successfully'),
  remove,
  missing,
  theirs,
});
const inUse = 'Admins who have this role: 2. Give them another role first.';
const beyond = 'You cannot grant or remove privileges that you do not have: CARRIER_READ';

/** Network states for the stories. */
export const network = {
  ...crud,
  inUse: crud.with(remove.answers(new Refusal(409, { code: 'role.inUse', message: inUse }))),
  beyondOwn: crud.with(create.answers(fieldError(403, 'privileges', 'role.beyondOwn', beyond))),
};
