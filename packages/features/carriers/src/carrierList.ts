import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** What the list of carriers asks for, by its address. */
export const carrierList = defineList({
  path: '/api/carrier/all',
  fixed: { isDeleted: false },
  searchBy: ['name', 'websiteUrl', 'claimUrl'],
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
  heads: ['active'],
});

/** One carrier. */
export const carrierRead = (id: string): Read<'/api/carrier/id/{id}'> => ['/api/carrier/id/{id}', { path: { id } }];
