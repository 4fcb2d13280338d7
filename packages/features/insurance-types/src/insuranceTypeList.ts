import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const insuranceTypeList = defineList({
  messages: 'insuranceTypes',
  path: '/api/insurance-type/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'active', query: { active: true } },
    inactive: { label: 'inactive', query: { active: false } },
  },
  sorts: { ...dateSorts, ...nameSorts },
  heads: ['tag', 'active'],
});

export const insuranceTypeRequest = (id: string): Read<'/api/insurance-type/id/{id}'> => [
  '/api/insurance-type/id/{id}',
  { path: { id } },
];
