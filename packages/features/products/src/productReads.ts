import { defineList } from '@fairlead/kit';

/** Insurance types that a customer can request, as cards. */
export const coverageGrid = defineList({
  path: '/api/subscribed-product/all',
  searchBy: ['insuranceType'],
  preselect: true,
  filters: { all: { active: true } },
  sorts: ['insuranceType.asc'],
  heads: ['active'],
});

/** Products of the agency: search field, filters and sorting, kept in the URL. */
export const ownProductList = defineList({
  path: '/api/subscribed-product/all',
  searchBy: ['insuranceType'],
  preselect: true,
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['insuranceType.asc', 'insuranceType.desc'],
  heads: ['active'],
});
