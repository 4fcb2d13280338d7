import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Status filters, in the order of the counters above the list. */
export const statusFilters = {
  active: 'ACTIVE',
  pending: 'PENDING',
  inReview: 'IN_REVIEW',
  expiring: 'EXPIRING',
  expired: 'EXPIRED',
  bound: 'BOUND',
  queued: 'QUEUED',
  missingInfo: 'MISSING_INFO',
  failed: 'FAILED',
  notRenewed: 'NOT_RENEWED',
  cancelled: 'CANCELLED',
} as const;

/** Policy list: search fields, filters and sorting, kept in the URL. */
export const policyList = defineList({
  path: '/api/policy/all',
  searchBy: ['serial', 'policyNumber', 'insuranceName', 'carrierName', 'customerName', 'customerEmail'],
  filters: {
    all: {},
    ...Object.fromEntries(Object.entries(statusFilters).map(([filter, policyStatus]) => [filter, { policyStatus }])),
    expiringIn30Days: { expiresWithin: 30 },
    expiringIn60Days: { expiresWithin: 60 },
    expiringIn90Days: { expiresWithin: 90 },
    pastDue: { hasPastDue: true },
    certificateRequested: { hasCertificateRequest: true },
  },
  linkedFilters: ['expiringIn30Days', 'expiringIn60Days', 'expiringIn90Days', 'pastDue', 'certificateRequested'],
  sorts: [
    'creationDate.desc',
    'creationDate.asc',
    'effectiveDate.desc',
    'effectiveDate.asc',
    'expiredDate.desc',
    'expiredDate.asc',
  ],
});

export const policyCountersRead: Read<'/api/policy/all/counters'> = ['/api/policy/all/counters', undefined];

export const policyRead = (id: string): Read<'/api/policy/id/{id}'> => ['/api/policy/id/{id}', { path: { id } }];
