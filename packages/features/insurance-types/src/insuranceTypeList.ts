import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** What the list of insurance types asks for, by its address. */
export const insuranceTypeList = defineList({
  path: '/api/insurance-type/all',
  fixed: { isDeleted: false },
  searchBy: ['name'],
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
  heads: ['tag', 'active'],
});

/** One insurance type. */
export const insuranceTypeRead = (id: string): Read<'/api/insurance-type/id/{id}'> => [
  '/api/insurance-type/id/{id}',
  { path: { id } },
];
