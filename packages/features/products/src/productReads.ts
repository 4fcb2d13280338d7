import { defineList } from '@fairlead/kit';

/** What a customer can ask for, as cards. */
export const coverageGrid = defineList({
  path: '/api/subscribed-product/all',
  searchBy: ['insuranceType'],
  preselect: true,
  filters: { all: { active: true } },
  sorts: ['insuranceType.asc'],
  heads: ['active'],
});

/** What an agency sells. Specification, document 2, sections 2 and 7. */
export const ownProductList = defineList({
  path: '/api/subscribed-product/all',
  searchBy: ['insuranceType'],
  preselect: true,
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['insuranceType.asc', 'insuranceType.desc'],
  heads: ['active'],
});
