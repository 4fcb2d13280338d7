import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Contact list: search fields, filters and sorting, kept in the URL. */
export const contactList = defineList({
  path: '/api/contact/all',
  searchBy: ['name', 'email', 'phone'],
  filters: {
    all: {},
    personal: { contactType: 'PERSONAL' },
    commercial: { contactType: 'COMMERCIAL' },
    clients: { client: true },
  },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
});

export const contactRead = (id: string): Read<'/api/contact/id/{id}'> => ['/api/contact/id/{id}', { path: { id } }];

export const statesRead: Read<'/api/states/all'> = ['/api/states/all', undefined];
