import {
  listOf,
  mock,
  mockOffline,
  mockPending,
  pageOf,
  Refusal,
  subscriptionPackages,
} from '@fairlead/api-client/mocks';

const all = '/api/subscription-package/all';
const byId = '/api/subscription-package/id/{id}';
const create = '/api/subscription-package/create';
const update = '/api/subscription-package/update';
const remove = '/api/subscription-package/delete/id/{id}';

/** The server's list: searches, sorts and pages as the real one does. */
const list = mock('get', all, ({ query }) =>
  listOf(subscriptionPackages, query, {
    search: { packageName: ({ packageName }) => packageName },
    sort: {
      packageName: ({ packageName }) => packageName.toLowerCase(),
      price: ({ price }) => price,
      creationDate: ({ creationDate }) => creationDate,
    },
  }),
);

const gone = new Refusal(404, { code: 'notFound', message: 'This package does not exist any more' });
const one = mock('get', byId, ({ path }) => subscriptionPackages.find(({ id }) => id === path.id) ?? gone);

const stored = subscriptionPackages[1];
if (!stored) throw new Error('the fixtures hold no package');
export const edited = stored;

const saved = [
  mock('post', create, edited, 'Package created successfully'),
  mock('put', update, edited, 'Package updated successfully'),
  mock('delete', remove, null, 'Package deleted successfully'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

/** The record as it is after somebody else has saved. */
export const theirs = { ...edited, price: 149, version: 2 };
const stale = new Refusal(409, { code: 'stale', message: 'This package was changed meanwhile', payload: theirs });

/** Reads the record as it was, and as they left it once the save has been refused. */
function changedMeanwhile() {
  let refused = false;
  return [
    mock('get', byId, () => (refused ? theirs : edited)),
    mock(
      'put',
      update,
      async ({ body }) => {
        refused = true;
        const sent = await body();
        return typeof sent === 'object' && sent && 'version' in sent && sent.version === theirs.version
          ? theirs
          : stale;
      },
      'Package updated successfully',
    ),
  ];
}

/** The states of the network that the stories show. */
export const network = {
  usual: [list, one, ...saved],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, gone)],
  deletedMeanwhile: [list, mock('delete', remove, gone)],
  saving: [one, mockPending('post', create)],
  failingSave: [one, mock('post', create, unavailable)],
  changedMeanwhile,
};
