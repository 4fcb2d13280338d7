import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** What the list of agencies asks for, by its address. */
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

/** One agency. */
export const agencyRead = (id: string): Read<'/api/agency/id/{id}'> => ['/api/agency/id/{id}', { path: { id } }];
