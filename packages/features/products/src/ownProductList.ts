import { activeFilters, defineList } from '@fairlead/kit';

/** Products of the agency: search field, filters and sorting, kept in the URL. */
export const ownProductList = defineList({
  messages: 'products',
  path: '/api/subscribed-product/all',
  searchBy: { insuranceType: 'insurance' },
  preselect: true,
  filters: activeFilters('kit:status.ACTIVE', 'kit:status.INACTIVE'),
  sorts: { 'insuranceType.asc': 'kit:sort.nameAsc', 'insuranceType.desc': 'kit:sort.nameDesc' },
  sortableColumns: ['active'],
});
