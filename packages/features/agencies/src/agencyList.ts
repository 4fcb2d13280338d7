import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const agencyList = defineList({
  path: '/api/agency/all',
  searchBy: ['name', 'email'],
  filters: {
    all: {},
    subscribed: { subscription: 'SUBSCRIBED' },
    expired: { subscription: 'EXPIRED' },
    none: { subscription: 'NONE' },
  },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
});

export const agencyRequest = (id: string): Read<'/api/agency/id/{id}'> => ['/api/agency/id/{id}', { path: { id } }];
