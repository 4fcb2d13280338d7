import { dateSorts, defineList, enumFilters, nameSorts } from '@fairlead/kit';
import { agencyPlanStates } from '@fairlead/rules';

export const agencyList = defineList({
  messages: 'agencies',
  path: '/api/agency/all',
  exportable: true,
  searchBy: { name: 'name', email: 'email' },
  filters: enumFilters('subscription', 'planStatus', agencyPlanStates),
  filterBy: {
    list: 'agencies',
    fields: {
      plan: { label: 'plan', values: 'planStatus', parameter: 'subscription' },
      access: { label: 'access', values: 'agencyAccess' },
      name: { label: 'name' },
      email: { label: 'email' },
      created: { label: 'created' },
    },
  },
  sorts: { ...dateSorts, ...nameSorts },
});
