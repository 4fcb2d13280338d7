import { crudNetwork, endpoint, gone, listOf, rowOf, subscriptionPackages } from '@fairlead/api-client/mocks';

const [, stored] = subscriptionPackages;
if (!stored) throw new Error('missing package fixture');
export const storedPackage = stored;
/** The record after another admin has saved it. */
export const theirs = { ...storedPackage, price: 149, version: 2 };

const missing = gone('This package no longer exists');
const list = endpoint('get', '/api/subscription-package/all', ({ query }) =>
  listOf(subscriptionPackages, query, {
    search: { packageName: ({ packageName }) => packageName },
    sort: {
      packageName: ({ packageName }) => packageName.toLowerCase(),
      price: ({ price }) => price,
      creationDate: ({ creationDate }) => creationDate,
    },
  }),
);

/** Network states for the stories. */
export const network = crudNetwork({
  list,
  record: endpoint('get', '/api/subscription-package/id/{id}', rowOf(subscriptionPackages, missing)),
  create: endpoint('post', '/api/subscription-package/create', storedPackage, 'Package created successfully'),
  update: endpoint('put', '/api/subscription-package/update', storedPackage, 'Package updated successfully'),
  remove: endpoint('delete', '/api/subscription-package/delete/id/{id}', null, 'Package deleted successfully'),
  missing,
  theirs,
  staleMessage: 'This package was changed meanwhile',
});
