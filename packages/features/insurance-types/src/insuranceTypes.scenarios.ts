import { insuranceTypes, listOf, mock, mockOffline, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';

const all = '/api/insurance-type/all';
const byId = '/api/insurance-type/id/{id}';
const create = '/api/insurance-type/create';
const update = '/api/insurance-type/update';
const remove = '/api/insurance-type/delete/id/{id}';

/** Mock list endpoint with search, filter, sorting and paging. */
const list = mock('get', all, ({ query }) =>
  listOf(insuranceTypes, query, {
    search: { name: ({ name }) => name },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase(), tag: ({ tag }) => tag },
  }),
);

const gone = new Refusal(404, { code: 'notFound', message: 'This insurance type no longer exists' });
const oneOf = mock('get', byId, ({ path }) => insuranceTypes.find(({ id }) => id === path.id) ?? gone);

const stored = insuranceTypes[1];
if (!stored) throw new Error('the fixtures hold no insurance type');
export const edited = stored;
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Homeowners', version: 2 };

const saved = [
  mock('post', create, edited, 'Insurance type created successfully!'),
  mock('put', update, edited, 'Insurance type updated successfully!'),
  mock('delete', remove, null, 'Insurance type deleted successfully!'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const nameTaken = { code: 'nameTaken', message: 'There is already an insurance type with this name' };
const stale = new Refusal(409, {
  code: 'stale',
  message: 'This insurance type was changed meanwhile',
  payload: theirs,
});

/** Returns the original record until a save fails, and the other user's version afterwards. */
function changedMeanwhile() {
  let refused = false;
  return [
    mock('get', byId, () => (refused ? theirs : edited)),
    mock('put', update, () => {
      refused = true;
      return stale;
    }),
  ];
}

export const network = {
  usual: [list, oneOf, ...saved],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  deletedMeanwhile: [list, mock('delete', remove, gone)],
  saving: [oneOf, mockPending('post', create)],
  failingSave: [oneOf, mock('post', create, unavailable)],
  nameTaken: [
    oneOf,
    mock('post', create, new Refusal(409, { ...nameTaken, errors: [{ field: 'name', ...nameTaken }] })),
  ],
  changedMeanwhile,
};
