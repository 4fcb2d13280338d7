import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** The filters by status, in the order in which they are counted above the list. */
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

/** The filters by what a claim is about. */
export const typeFilters = {
  automobile: 'AUTOMOBILE',
  property: 'PROPERTY',
  generalLiability: 'GENERAL_LIABILITY',
  workersCompensation: 'WORKERS_COMPENSATION',
  commercialAuto: 'COMMERCIAL_AUTO',
  medical: 'MEDICAL',
  other: 'OTHER',
} as const;

/** What the list of claims asks for, by its address. PRODUCT, Claims. */
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

/** How many there are of each status. */
export const claimCountersRead: Read<'/api/claim/all/counters'> = ['/api/claim/all/counters', undefined];

export const claimRead = (id: string): Read<'/api/claim/id/{id}'> => ['/api/claim/id/{id}', { path: { id } }];

/** The policies of the customer, of which they choose one. */
export const policiesRead: Read<'/api/policy/all'> = [
  '/api/policy/all',
  { query: { pageSize: 100, sortBy: 'effectiveDate', ascOrDesc: 'desc' } },
];
