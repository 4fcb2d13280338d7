import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const carrierList = defineList({
  path: '/api/carrier/all',
  fixed: { isDeleted: false },
  searchBy: ['name', 'websiteUrl', 'claimUrl'],
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
  heads: ['active'],
});

export const carrierRequest = (id: string): Read<'/api/carrier/id/{id}'> => ['/api/carrier/id/{id}', { path: { id } }];
