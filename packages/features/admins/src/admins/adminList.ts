import { dateSorts, defineList, enumFilters, nameSorts, readById } from '@fairlead/kit';

export const adminList = defineList({
  messages: 'admins',
  path: '/api/admin/all',
  exportable: true,
  fixed: { isDeleted: false },
  searchBy: { name: 'name', email: 'email' },
  filters: enumFilters('status', 'adminStatus', ['INVITED', 'ACTIVE', 'DISABLED']),
  sorts: { ...dateSorts, ...nameSorts },
  sortableColumns: ['lastSignIn'],
});

export const adminRequest = readById('/api/admin/id/{id}');
