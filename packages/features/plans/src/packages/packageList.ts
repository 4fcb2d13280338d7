import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList } from '@fairlead/kit';

/** Package list: search field and sorting, kept in the URL. */
export const packageList = defineList({
  messages: 'plans',
  path: '/api/subscription-package/all',
  fixed: { isDeleted: false },
  searchBy: { packageName: 'packageName' },
  sorts: { ...dateSorts, 'packageName.desc': 'kit:sort.nameDesc', 'packageName.asc': 'kit:sort.nameAsc' },
  heads: ['price', 'subscriptionDuration'],
});

export const packageRead = (id: string): Read<'/api/subscription-package/id/{id}'> => [
  '/api/subscription-package/id/{id}',
  { path: { id } },
];
