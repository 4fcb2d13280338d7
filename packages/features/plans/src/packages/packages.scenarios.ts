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

/** Package list with search, sorting and pages like the server's. */
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

const notFound = new Refusal(404, { code: 'notFound', message: 'This package no longer exists' });
const one = mock('get', byId, ({ path }) => subscriptionPackages.find(({ id }) => id === path.id) ?? notFound);

const stored = subscriptionPackages[1];
if (!stored) throw new Error('missing package fixture');
export const storedPackage = stored;

const saved = [
  mock('post', create, storedPackage, 'Package created successfully'),
  mock('put', update, storedPackage, 'Package updated successfully'),
  mock('delete', remove, null, 'Package deleted successfully'),
];
const unavailable = new Refusal(503, { code: 'unavailable', message: 'The service is unavailable for a moment.' });

/** The record after another admin has saved it. */
export const theirs = { ...storedPackage, price: 149, version: 2 };
const stale = new Refusal(409, { code: 'stale', message: 'This package was changed meanwhile', payload: theirs });

/** Returns the record of the other admin once the save has failed. */
function changedMeanwhile() {
  let rejected = false;
  return [
    mock('get', byId, () => (rejected ? theirs : storedPackage)),
    mock(
      'put',
      update,
      async ({ body }) => {
        rejected = true;
        const sent = await body();
        return typeof sent === 'object' && sent && 'version' in sent && sent.version === theirs.version
          ? theirs
          : stale;
      },
      'Package updated successfully',
    ),
  ];
}

/** Network states for the stories. */
export const network = {
  usual: [list, one, ...saved],
  empty: [mock('get', all, pageOf([]))],
  loadingList: [mockPending('get', all)],
  loadingRecord: [mockPending('get', byId)],
  offline: [mockOffline('get', all)],
  failingList: [mock('get', all, unavailable)],
  failingRecord: [mock('get', byId, unavailable)],
  missing: [mock('get', byId, notFound)],
  deletedMeanwhile: [list, mock('delete', remove, notFound)],
  saving: [one, mockPending('post', create)],
  failingSave: [one, mock('post', create, unavailable)],
  changedMeanwhile,
};
