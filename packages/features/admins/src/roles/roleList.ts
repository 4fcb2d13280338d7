import { dateSorts, defineList, nameSorts, readById } from '@fairlead/kit';

export const roleList = defineList({
  messages: 'admins',
  path: '/api/role/all',
  exportable: true,
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: {
    builtin: { label: 'role.builtin', query: { builtin: true } },
    custom: { label: 'role.custom', query: { builtin: false } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const roleRequest = readById('/api/role/id/{id}');
