import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';
import { renewalDays } from '@fairlead/rules';

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

export const policySorts = {
  'creationDate.desc': 'sort.createdDesc',
  'creationDate.asc': 'sort.createdAsc',
  'effectiveDate.desc': 'sort.effectiveDesc',
  'effectiveDate.asc': 'sort.effectiveAsc',
  'expiredDate.desc': 'sort.expiredDesc',
  'expiredDate.asc': 'sort.expiredAsc',
} as const;

/** Policy list: search fields, filters and sorting, kept in the URL. */
export const policyList = defineList({
  messages: 'policies',
  path: '/api/policy/all',
  searchBy: {
    serial: 'serial',
    policyNumber: 'policyNumber',
    insuranceName: 'insurance',
    carrierName: 'carrier',
    customerName: 'customer',
    customerEmail: 'customerEmail',
  },
  filters: {
    all: { label: 'kit:filter.all' },
    ...Object.fromEntries(
      Object.entries(statusFilters).map(([filter, policyStatus]) => [
        filter,
        { label: `policyStatus.${policyStatus}` as const, query: { policyStatus } },
      ]),
    ),
    ...Object.fromEntries(
      renewalDays.map((days) => [
        `expiringIn${days}Days`,
        { label: 'filter.expiring' as const, values: { count: days }, query: { expiresWithin: days }, linked: true },
      ]),
    ),
    pastDue: { label: 'filter.pastDue', query: { hasPastDue: true }, linked: true },
    certificateRequested: {
      label: 'filter.certificateRequested',
      query: { hasCertificateRequest: true },
      linked: true,
    },
  },
  sorts: policySorts,
});

export const policyCountersRead: Read<'/api/policy/all/counters'> = ['/api/policy/all/counters', undefined];

export const policyRead = (id: string): Read<'/api/policy/id/{id}'> => ['/api/policy/id/{id}', { path: { id } }];
