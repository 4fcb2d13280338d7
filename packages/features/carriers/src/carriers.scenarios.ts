import { carriers, listOf, mock, mockOffline, mockPending, pageOf, Refusal } from '@fairlead/api-client/mocks';

const all = '/api/carrier/all';
const byId = '/api/carrier/id/{id}';
const create = '/api/carrier/create';
const update = '/api/carrier/update/';
const remove = '/api/carrier/delete/id/{id}';

/** Mock list endpoint with search, filter, sorting and paging. */
const list = mock('get', all, ({ query }) =>
  listOf(carriers, query, {
    search: {
      name: ({ name }) => name,
      websiteUrl: ({ websiteUrl }) => websiteUrl,
      claimUrl: ({ claimUrl }) => claimUrl,
    },
    filter: { active: ({ active }) => active },
    sort: { name: ({ name }) => name.toLowerCase() },
  }),
);

const gone = new Refusal(404, { code: 'notFound', message: 'This carrier no longer exists' });
const oneOf = mock('get', byId, ({ path }) => carriers.find(({ id }) => id === path.id) ?? gone);

const stored = carriers[1];
if (!stored) throw new Error('the fixtures hold no carrier');
export const edited = stored;
/** The record after another user has saved it. */
export const theirs = { ...edited, name: 'Summit Casualty Group', version: 2 };

const uploaded = mock('post', '/api/file/upload', {
  ...edited.image,
  name: 'logo.png',
  size: 1200,
  contentType: 'image/png',
});
const notImage = { code: 'file.notImage', message: 'Please choose an image (PNG, JPEG, GIF or WebP)' };

const saved = [
  mock('post', create, edited, 'Carrier created successfully'),
  mock('put', update, edited, 'Carrier updated successfully'),
  mock('delete', remove, null, 'Carrier deleted successfully'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });
const nameTaken = { code: 'nameTaken', message: 'There is already a carrier with this name' };
const stale = new Refusal(409, { code: 'stale', message: 'This carrier was changed meanwhile', payload: theirs });

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
  usual: [list, oneOf, ...saved, uploaded],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  deletedMeanwhile: [list, mock('delete', remove, gone)],
  saving: [oneOf, uploaded, mockPending('post', create)],
  failingSave: [oneOf, uploaded, mock('post', create, unavailable)],
  nameTaken: [
    oneOf,
    uploaded,
    mock('post', create, new Refusal(409, { ...nameTaken, errors: [{ field: 'name', ...nameTaken }] })),
  ],
  imageRefused: [
    oneOf,
    mock('post', '/api/file/upload', new Refusal(400, { ...notImage, errors: [{ field: 'file', ...notImage }] })),
  ],
  changedMeanwhile,
};
