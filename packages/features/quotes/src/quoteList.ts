import { dateSorts, defineList, enumFilters, readById } from '@fairlead/kit';

export const quoteSorts = {
  ...dateSorts,
  'quoteStatus.desc': 'sort.statusDesc',
  'quoteStatus.asc': 'sort.statusAsc',
} as const;

/** Quote list: search fields, filters and sorting, kept in the URL. */
export const quoteList = defineList({
  messages: 'quotes',
  path: '/api/quotes/all',
  exportable: true,
  totaled: true,
  notExported: ['doc'],
  fixed: { isDeleted: false },
  searchBy: { serial: 'serial', name: 'name', carrierName: 'carrier', agentName: 'agent' },
  filters: {
    ...enumFilters('quoteStatus', 'quoteStatus', [
      'ACTIVE',
      'PENDING',
      'QUOTED',
      'PENDING_CANCEL',
      'CANCELLED',
      'EXPIRED',
    ]),
    ...enumFilters('answer', 'quoteAnswer', ['WAITING', 'ACCEPTED', 'REJECTED']),
    policyToWrite: { label: 'quoteAnswer.POLICY_TO_WRITE', query: { answer: 'POLICY_TO_WRITE' }, linked: true },
  },
  filterBy: {
    list: 'quotes',
    fields: {
      status: { label: 'kit:status', values: 'quoteStatus', parameter: 'quoteStatus' },
      answer: { label: 'answer', values: 'quoteAnswer', parameter: 'answer' },
      carrier: { label: 'carrier' },
      insurance: { label: 'insurance' },
      agent: { label: 'agent' },
      customer: { label: 'name' },
      created: { label: 'kit:created' },
    },
    views: [
      { label: 'kit:view.mine', query: 'filters=agent.is.ME' },
      { label: 'quoteAnswer.WAITING', query: 'filter=waiting' },
    ],
  },
  sorts: quoteSorts,
});

export const quoteRead = readById('/api/quotes/id/{id}');
