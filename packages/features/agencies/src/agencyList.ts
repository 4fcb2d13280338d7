import { dateSorts, defineList, enumFilters, nameSorts } from '@fairlead/kit';

export const agencyList = defineList({
  messages: 'agencies',
  path: '/api/agency/all',
  exportable: true,
  searchBy: { name: 'name', email: 'email' },
  filters: {
    subscribed: { label: 'filter.subscribed', query: { subscription: 'SUBSCRIBED' } },
    ...enumFilters('subscription', 'planStatus', ['EXPIRED', 'NONE']),
  },
  sorts: { ...dateSorts, ...nameSorts },
});
