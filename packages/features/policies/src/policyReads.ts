import type { Read } from '@fairlead/api-client/client';
import { defineList, enumFilters, readById, sortsBy } from '@fairlead/kit';
import { policyFilters, renewalDays } from '@fairlead/rules';

/** Policy list: search fields, filters and sorting, kept in the URL. */
export const policyList = defineList({
  messages: 'policies',
  path: '/api/policy/all',
  exportable: true,
  totaled: true,
  searchBy: {
    serial: 'serial',
    policyNumber: 'policyNumber',
    insuranceName: 'insurance',
    carrierName: 'carrier',
    customerName: 'customer',
    customerEmail: 'customerEmail',
  },
  filters: {
    ...enumFilters('policyStatus', 'policyStatus', policyFilters),
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
  filterBy: {
    list: 'policies',
    fields: {
      status: { label: 'kit:status', values: 'policyStatus', parameter: 'policyStatus' },
      expires: { label: 'expires' },
      carrier: { label: 'carrier' },
      insurance: { label: 'insurance' },
      agent: { label: 'kit:agent' },
      customer: { label: 'customer' },
      number: { label: 'policyNumber' },
      effective: { label: 'effective' },
      created: { label: 'kit:created' },
      pastDue: { label: 'filter.pastDue' },
      certificateRequested: { label: 'filter.certificateRequested' },
    },
    views: [
      { label: 'kit:view.mine', query: 'filters=agent.is.ME' },
      { label: 'view.expiring', query: 'filters=expires.next.30&sort=expiredDate.asc' },
    ],
  },
  sorts: sortsBy({ creationDate: 'sort.created', effectiveDate: 'sort.effective', expiredDate: 'sort.expired' }),
});

export const policyCountersRead: Read<'/api/policy/all/counters'> = ['/api/policy/all/counters', undefined];

export const policyRead = readById('/api/policy/id/{id}');
