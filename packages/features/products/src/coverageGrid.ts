import { defineList } from '@fairlead/kit';

/** Insurance types that a customer can request, as cards. */
export const coverageGrid = defineList({
  messages: 'products',
  path: '/api/subscribed-product/all',
  searchBy: { insuranceType: 'insurance' },
  preselect: true,
  fixed: { active: true },
  sorts: { 'insuranceType.asc': 'kit:sort.nameAsc' },
  sortableColumns: ['active'],
});
