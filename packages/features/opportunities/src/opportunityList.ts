import { defineList, enumFilters, readById } from '@fairlead/kit';
import { opportunityFilters } from '@fairlead/rules';

/** Opportunity list: search fields, filters and sorting, kept in the URL. */
export const opportunityList = defineList({
  messages: 'opportunities',
  path: '/api/opportunity/all',
  exportable: true,
  notExported: ['quote'],
  fixed: { isDeleted: false },
  searchBy: { serial: 'serial', contactFirstName: 'name', agentName: 'kit:agent' },
  filters: enumFilters('status', 'opportunityStatus', opportunityFilters),
  filterBy: {
    list: 'opportunities',
    fields: {
      status: { label: 'kit:status', values: 'opportunityStatus', parameter: 'status' },
      insurance: { label: 'insurance' },
      agent: { label: 'kit:agent' },
      customer: { label: 'name' },
      created: { label: 'kit:created' },
    },
    views: [
      { label: 'kit:view.mine', query: 'filters=agent.is.ME' },
      { label: 'kit:view.week', query: 'filters=created.last.7' },
    ],
  },
  sorts: { 'creationDate.desc': 'sort.desc', 'creationDate.asc': 'sort.asc' },
});

export const opportunityRead = readById('/api/opportunity/id/{id}');
