import { dateSorts, defineList, readById, sortsBy } from '@fairlead/kit';

/** Package list: search field and sorting, kept in the URL. */
export const packageList = defineList({
  messages: 'plans',
  path: '/api/subscription-package/all',
  exportable: true,
  fixed: { isDeleted: false },
  searchBy: { packageName: 'packageName' },
  sorts: { ...dateSorts, ...sortsBy({ packageName: 'kit:sort.name' }) },
  sortableColumns: ['price', 'subscriptionDuration'],
});

export const packageRead = readById('/api/subscription-package/id/{id}');
