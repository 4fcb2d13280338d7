import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const roleList = defineList({
  path: '/api/role/all',
  fixed: { isDeleted: false },
  searchBy: ['name'],
  filters: { all: {}, builtin: { builtin: true }, custom: { builtin: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
});

export const roleRequest = (id: string): Read<'/api/role/id/{id}'> => ['/api/role/id/{id}', { path: { id } }];
