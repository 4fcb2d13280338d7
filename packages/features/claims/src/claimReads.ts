import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Status filters, in the order of the counters above the list. */
export const statusFilters = {
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

/** Filters by claim type. */
const typeFilters = {
  automobile: 'AUTOMOBILE',
  property: 'PROPERTY',
  generalLiability: 'GENERAL_LIABILITY',
  workersCompensation: 'WORKERS_COMPENSATION',
  commercialAuto: 'COMMERCIAL_AUTO',
  medical: 'MEDICAL',
  other: 'OTHER',
} as const;

/** Claim list: search fields, filters and sorting, kept in the URL. */
export const claimList = defineList({
  messages: 'claims',
  path: '/api/claim/all',
  searchBy: { serial: 'serial', policyNumber: 'policyNumber', carrierName: 'carrier', customerName: 'customer' },
  filters: {
    all: { label: 'kit:filter.all' },
    open: { label: 'filter.open', query: { isOpen: true } },
    ...Object.fromEntries(
      Object.entries(statusFilters).map(([filter, claimStatus]) => [
        filter,
        { label: `claimStatus.${claimStatus}` as const, query: { claimStatus } },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(typeFilters).map(([filter, claimType]) => [
        filter,
        { label: 'filter.type' as const, values: { type: `claimType.${claimType}` as const }, query: { claimType } },
      ]),
    ),
  },
  sorts: {
    'reportedDate.desc': 'sort.reportedDesc',
    'reportedDate.asc': 'sort.reportedAsc',
    'lossDate.desc': 'sort.lossDesc',
    'lossDate.asc': 'sort.lossAsc',
    'updatedAt.desc': 'sort.updatedDesc',
    'updatedAt.asc': 'sort.updatedAsc',
  },
});

export const claimCountersRead: Read<'/api/claim/all/counters'> = ['/api/claim/all/counters', undefined];

export const claimRead = (id: string): Read<'/api/claim/id/{id}'> => ['/api/claim/id/{id}', { path: { id } }];

/** Policies that a customer can choose for a claim. */
export const policiesRead: Read<'/api/policy/all'> = [
  '/api/policy/all',
  { query: { pageSize: 100, sortBy: 'effectiveDate', ascOrDesc: 'desc' } },
];
