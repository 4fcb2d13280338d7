import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const adminList = defineList({
  path: '/api/admin/all',
  fixed: { isDeleted: false },
  searchBy: ['name', 'email'],
  filters: { all: {}, invited: { status: 'INVITED' }, active: { status: 'ACTIVE' }, disabled: { status: 'DISABLED' } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
  heads: ['lastSignIn'],
});

export const adminRequest = (id: string): Read<'/api/admin/id/{id}'> => ['/api/admin/id/{id}', { path: { id } }];
