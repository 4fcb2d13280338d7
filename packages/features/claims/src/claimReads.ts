import type { Read } from '@fairlead/api-client/client';
import { defineList, enumFilters, readById, sortsBy } from '@fairlead/kit';
import { claimTypes } from '@fairlead/rules';

/** Status filters, in the order of the counters above the list. */
const statusFilters = {
  submitted: 'SUBMITTED',
  inReview: 'IN_REVIEW',
  filed: 'FILED_WITH_CARRIER',
  infoRequested: 'INFO_REQUESTED',
  settled: 'SETTLED',
  denied: 'DENIED',
  closed: 'CLOSED',
  reopened: 'REOPENED',
  withdrawn: 'WITHDRAWN',
} as const;

/** Claim list: search fields, filters and sorting, kept in the URL. */
export const claimList = defineList({
  messages: 'claims',
  path: '/api/claim/all',
  exportable: true,
  searchBy: { serial: 'serial', policyNumber: 'policyNumber', carrierName: 'carrier', customerName: 'customer' },
  filters: {
    open: { label: 'filter.open', query: { isOpen: true } },
    ...Object.fromEntries(
      Object.entries(statusFilters).map(([filter, claimStatus]) => [
        filter,
        { label: `claimStatus.${claimStatus}` as const, query: { claimStatus } },
      ]),
    ),
    ...enumFilters('claimType', 'claimType', claimTypes, 'filter.type'),
  },
  filterBy: {
    list: 'claims',
    fields: {
      status: { label: 'kit:status', values: 'claimStatus', parameter: 'claimStatus' },
      type: { label: 'type', values: 'claimType', parameter: 'claimType' },
      agent: { label: 'kit:agent' },
      customer: { label: 'customer' },
      policyNumber: { label: 'policyNumber' },
      lossDate: { label: 'lossDate' },
      reported: { label: 'reported' },
    },
    views: [
      { label: 'kit:view.mine', query: 'filters=agent.is.ME' },
      { label: 'filter.open', query: 'filter=open' },
    ],
  },
  sorts: sortsBy({ reportedDate: 'sort.reported', lossDate: 'sort.loss', updatedAt: 'sort.updated' }),
});

export const claimCountersRead: Read<'/api/claim/all/counters'> = ['/api/claim/all/counters', undefined];

export const claimRead = readById('/api/claim/id/{id}');

export const policyRead = readById('/api/policy/id/{id}');

/** Policies that a customer can choose for a claim. */
export const policiesRead: Read<'/api/policy/all'> = [
  '/api/policy/all',
  { query: { pageSize: 100, sortBy: 'effectiveDate', ascOrDesc: 'desc' } },
];
