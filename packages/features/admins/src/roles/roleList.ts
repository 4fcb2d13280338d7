import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const roleList = defineList({
  messages: 'admins',
  path: '/api/role/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: {
    all: { label: 'kit:filter.all' },
    builtin: { label: 'role.builtin', query: { builtin: true } },
    custom: { label: 'role.custom', query: { builtin: false } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const roleRequest = (id: string): Read<'/api/role/id/{id}'> => ['/api/role/id/{id}', { path: { id } }];
