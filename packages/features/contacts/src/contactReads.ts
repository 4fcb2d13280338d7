import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

/** Contact list: search fields, filters and sorting, kept in the URL. */
export const contactList = defineList({
  messages: 'contacts',
  path: '/api/contact/all',
  searchBy: { name: 'name', email: 'email', phone: 'phone' },
  filters: {
    all: { label: 'kit:filter.all' },
    personal: { label: 'contactType.PERSONAL', query: { contactType: 'PERSONAL' } },
    commercial: { label: 'contactType.COMMERCIAL', query: { contactType: 'COMMERCIAL' } },
    clients: { label: 'filter.clients', query: { client: true } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const contactRead = (id: string): Read<'/api/contact/id/{id}'> => ['/api/contact/id/{id}', { path: { id } }];

export const statesRead: Read<'/api/states/all'> = ['/api/states/all', undefined];
