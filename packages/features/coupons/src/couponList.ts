import { dateSorts, defineList, readById, sortsBy } from '@fairlead/kit';

export const couponList = defineList({
  messages: 'coupons',
  path: '/api/coupons/all',
  exportable: true,
  fixed: { isDeleted: false },
  searchBy: { couponCode: 'couponCode' },
  filters: {
    active: { label: 'filter.active', query: { isActive: true } },
    inactive: { label: 'filter.inactive', query: { isActive: false } },
  },
  filterBy: {
    list: 'coupons',
    fields: {
      active: { label: 'filter.active', parameter: 'isActive' },
      code: { label: 'couponCode' },
      expires: { label: 'expiryDate' },
      created: { label: 'kit:created' },
    },
  },
  sorts: { ...dateSorts, ...sortsBy({ couponCode: 'kit:sort.name' }) },
  sortableColumns: ['discountAmount', 'maxTimesCanBeUsed', 'useTimeRemaining', 'expirationDate'],
});

export const couponRequest = readById('/api/coupons/id/{id}');
