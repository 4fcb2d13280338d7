import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const adminList = defineList({
  messages: 'admins',
  path: '/api/admin/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name', email: 'email' },
  filters: {
    all: { label: 'kit:filter.all' },
    invited: { label: 'adminStatus.INVITED', query: { status: 'INVITED' } },
    active: { label: 'adminStatus.ACTIVE', query: { status: 'ACTIVE' } },
    disabled: { label: 'adminStatus.DISABLED', query: { status: 'DISABLED' } },
  },
  sorts: { ...dateSorts, ...nameSorts },
  heads: ['lastSignIn'],
});

export const adminRequest = (id: string): Read<'/api/admin/id/{id}'> => ['/api/admin/id/{id}', { path: { id } }];
