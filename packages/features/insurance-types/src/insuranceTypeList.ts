import { activeFilters, dateSorts, defineList, nameSorts, readById } from '@fairlead/kit';

export const insuranceTypeList = defineList({
  messages: 'insuranceTypes',
  path: '/api/insurance-type/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: activeFilters('active', 'inactive'),
  sorts: { ...dateSorts, ...nameSorts },
  sortableColumns: ['tag', 'active'],
});

export const insuranceTypeRequest = readById('/api/insurance-type/id/{id}');
