import { crudNetwork, endpoint, fieldError, gone, insuranceTypes, listOf, rowOf } from '@fairlead/api-client/mocks';

const [, stored] = insuranceTypes;
if (!stored) throw new Error('the fixtures hold no insurance type');
export const edited = stored;
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Homeowners', version: 2 };

const missing = gone('This insurance type no longer exists');
const list = endpoint('get', '/api/insurance-type/all', ({ query }) =>
  listOf(insuranceTypes, query, {
    search: { name: ({ name }) => name },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase(), tag: ({ tag }) => tag },
  }),
);
const create = endpoint('post', '/api/insurance-type/create', edited, 'Insurance type created successfully!');
const crud = crudNetwork({
  list,
  record: endpoint('get', '/api/insurance-type/id/{id}', rowOf(insuranceTypes, missing)),
  create,
  update: endpoint('put', '/api/insurance-type/update', edited, 'Insurance type updated successfully!'),
  remove: endpoint('delete', '/api/insurance-type/delete/id/{id}', null, 'Insurance type deleted successfully!'),
  missing,
  theirs,
  staleMessage: 'This insurance type was changed meanwhile',
});

/** Network states for the stories. */
export const network = {
  ...crud,
  nameTaken: crud.with(
    create.answers(fieldError(409, 'name', 'nameTaken', 'There is already an insurance type with this name')),
  ),
};
