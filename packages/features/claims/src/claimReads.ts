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
export const typeFilters = {
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
  path: '/api/claim/all',
  searchBy: ['serial', 'policyNumber', 'carrierName', 'customerName'],
  filters: {
    all: {},
    open: { isOpen: true },
    ...Object.fromEntries(Object.entries(statusFilters).map(([filter, claimStatus]) => [filter, { claimStatus }])),
    ...Object.fromEntries(Object.entries(typeFilters).map(([filter, claimType]) => [filter, { claimType }])),
  },
  sorts: ['reportedDate.desc', 'reportedDate.asc', 'lossDate.desc', 'lossDate.asc', 'updatedAt.desc', 'updatedAt.asc'],
});

export const claimCountersRead: Read<'/api/claim/all/counters'> = ['/api/claim/all/counters', undefined];

export const claimRead = (id: string): Read<'/api/claim/id/{id}'> => ['/api/claim/id/{id}', { path: { id } }];

/** Policies that a customer can choose for a claim. */
export const policiesRead: Read<'/api/policy/all'> = [
  '/api/policy/all',
  { query: { pageSize: 100, sortBy: 'effectiveDate', ascOrDesc: 'desc' } },
];
