import { defineList } from '@fairlead/kit';

/** Insurance types that a customer can request, as cards. */
export const coverageGrid = defineList({
  messages: 'products',
  path: '/api/subscribed-product/all',
  searchBy: { insuranceType: 'insurance' },
  preselect: true,
  fixed: { active: true },
  sorts: { 'insuranceType.asc': 'kit:sort.nameAsc' },
  heads: ['active'],
});

/** Products of the agency: search field, filters and sorting, kept in the URL. */
export const ownProductList = defineList({
  messages: 'products',
  path: '/api/subscribed-product/all',
  searchBy: { insuranceType: 'insurance' },
  preselect: true,
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'kit:status.ACTIVE', query: { active: true } },
    inactive: { label: 'kit:status.INACTIVE', query: { active: false } },
  },
  sorts: { 'insuranceType.asc': 'kit:sort.nameAsc', 'insuranceType.desc': 'kit:sort.nameDesc' },
  heads: ['active'],
});
