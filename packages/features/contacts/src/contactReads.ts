import { dateSorts, defineList, enumFilters, nameSorts, readById } from '@fairlead/kit';

/** Contact list: search fields, filters and sorting, kept in the URL. */
export const contactList = defineList({
  messages: 'contacts',
  path: '/api/contact/all',
  exportable: true,
  searchBy: { name: 'name', email: 'email', phone: 'phone' },
  filters: {
    ...enumFilters('contactType', 'contactType', ['PERSONAL', 'COMMERCIAL']),
    clients: { label: 'filter.clients', query: { client: true } },
  },
  filterBy: {
    list: 'contacts',
    fields: {
      type: { label: 'type', values: 'contactType', parameter: 'contactType' },
      agent: { label: 'kit:agent' },
      client: { label: 'filter.clients', parameter: 'client' },
      name: { label: 'name' },
      email: { label: 'email' },
      created: { label: 'kit:created' },
    },
    views: [
      { label: 'kit:view.mine', query: 'filters=agent.is.ME' },
      { label: 'filter.clients', query: 'filter=clients' },
    ],
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const contactRead = readById('/api/contact/id/{id}');
export const contactOverviewRead = readById('/api/contact/overview/id/{id}');
