import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const carrierList = defineList({
  messages: 'carriers',
  path: '/api/carrier/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name', websiteUrl: 'websiteUrl', claimUrl: 'claim' },
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'active', query: { active: true } },
    inactive: { label: 'inactive', query: { active: false } },
  },
  sorts: { ...dateSorts, ...nameSorts },
  heads: ['active'],
});

export const carrierRequest = (id: string): Read<'/api/carrier/id/{id}'> => ['/api/carrier/id/{id}', { path: { id } }];
