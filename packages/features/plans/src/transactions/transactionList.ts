import { dateSorts, defineList, enumFilters, sortsBy } from '@fairlead/kit';

const path = '/api/transaction/all';
const searchBy = { reference: 'reference', packageName: 'packageName' } as const;
const filters = {
  ...enumFilters('status', 'transactionStatus', ['PAID', 'FAILED', 'REFUNDED']),
  disputed: { label: 'filter.disputed', query: { disputed: true } },
  thisMonth: { label: 'filter.thisMonth', query: { status: 'PAID', period: 'THIS_MONTH' } },
} as const;
const sorts = { ...dateSorts, ...sortsBy({ paidAmount: 'sort.paid' }) };

const filterBy = {
  list: 'transactions',
  fields: {
    status: { label: 'status', values: 'transactionStatus', parameter: 'status' },
    dispute: { label: 'dispute', values: 'disputeStatus' },
    agency: { label: 'agency' },
    package: { label: 'packageName' },
    created: { label: 'kit:created' },
  },
} as const;

/** Payments of the user's agency. */
export const ownTransactionList = defineList({
  messages: 'plans',
  path,
  exportable: true,
  totaled: true,
  searchBy,
  filters,
  filterBy,
  sorts,
});

/** Payments of all agencies, for platform admins. */
export const transactionList = defineList({
  messages: 'plans',
  path,
  exportable: true,
  totaled: true,
  searchBy: { ...searchBy, agencyName: 'agency' },
  filters,
  filterBy,
  sorts,
});
