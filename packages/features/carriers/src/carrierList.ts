import { activeFilters, dateSorts, defineList, nameSorts, readById } from '@fairlead/kit';

export const carrierList = defineList({
  messages: 'carriers',
  path: '/api/carrier/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name', websiteUrl: 'websiteUrl', claimUrl: 'claim' },
  filters: activeFilters('active', 'inactive'),
  sorts: { ...dateSorts, ...nameSorts },
  sortableColumns: ['active'],
});

export const carrierRequest = readById('/api/carrier/id/{id}');
