import {
  admins,
  crudNetwork,
  endpoint,
  fieldError,
  gone,
  listOf,
  mock,
  Refusal,
  roleChoices,
  rowOf,
  userAccount,
} from '@fairlead/api-client/mocks';

const named = (wanted: string) => {
  const found = admins.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the fixtures hold no admin ${wanted}`);
  return found;
};
export const edited = named('Marcus Feld');
export const myself = named('Nora Lindgren');
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Marcus J. Feld', version: 2 };

const missing = gone('This admin no longer exists', 'admin.notFound');
const list = endpoint('get', '/api/admin/all', ({ query }) =>
  listOf(admins, query, {
    search: { name: ({ name }) => name, email: ({ email }) => email },
    filter: { status: ({ status }) => status },
    sort: { name: ({ name }) => name.toLowerCase(), creationDate: ({ creationDate }) => creationDate },
  }),
);
const create = endpoint(
  'post',
  '/api/admin/create-admin',
  edited,
  'Admin created successfully. The invitation is on its way.',
);
const remove = endpoint('delete', '/api/admin/delete-admin/id/{id}', null, 'Admin deleted successfully');
const crud = crudNetwork({
  list,
  record: endpoint('get', '/api/admin/id/{id}', rowOf(admins, missing)),
  create,
  update: endpoint('put', '/api/admin/update-admin', edited, 'Admin updated successfully'),
  remove,
  missing,
  theirs,
  others: [
    mock('get', '/api/role/dropdown', roleChoices),
    mock('post', '/api/user/end-sessions/id/{id}', userAccount, 'All sessions of this person were ended.'),
    mock(
      'post',
      '/api/user/reset-second-factor/id/{id}',
      { ...userAccount, secondFactor: false },
      'Two-factor sign-in was reset. The person gets a mail.',
    ),
    mock(
      'post',
      '/api/admin/invitation/send/id/{id}',
      edited,
      'The invitation was sent again. Earlier links no longer work.',
    ),
    mock(
      'post',
      '/api/admin/invitation/revoke/id/{id}',
      edited,
      'The invitation was revoked. Its link no longer works.',
    ),
  ],
});
const lastFullAdmin = new Refusal(409, {
  code: 'admin.lastFullAdmin',
  message: 'This is the last admin with full access. Give another admin full access first.',
});

/** Network states for the stories. */
export const network = {
  ...crud,
  lastFullAdmin: crud.with(remove.answers(lastFullAdmin)),
  emailTaken: crud.with(
    create.answers(fieldError(409, 'email', 'admin.emailTaken', 'There is already an account with this email')),
  ),
};
