import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Package list: search field and sorting, kept in the URL. */
export const packageList = defineList({
  path: '/api/subscription-package/all',
  fixed: { isDeleted: false },
  searchBy: ['packageName'],
  filters: { all: {} },
  sorts: ['creationDate.desc', 'creationDate.asc', 'packageName.desc', 'packageName.asc'],
  heads: ['price', 'subscriptionDuration'],
});

export const packageRead = (id: string): Read<'/api/subscription-package/id/{id}'> => [
  '/api/subscription-package/id/{id}',
  { path: { id } },
];
