import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const insuranceTypeList = defineList({
  path: '/api/insurance-type/all',
  fixed: { isDeleted: false },
  searchBy: ['name'],
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
  heads: ['tag', 'active'],
});

export const insuranceTypeRequest = (id: string): Read<'/api/insurance-type/id/{id}'> => [
  '/api/insurance-type/id/{id}',
  { path: { id } },
];
