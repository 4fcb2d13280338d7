import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const agencyList = defineList({
  messages: 'agencies',
  path: '/api/agency/all',
  searchBy: { name: 'name', email: 'email' },
  filters: {
    all: { label: 'kit:filter.all' },
    subscribed: { label: 'filter.subscribed', query: { subscription: 'SUBSCRIBED' } },
    expired: { label: 'planStatus.EXPIRED', query: { subscription: 'EXPIRED' } },
    none: { label: 'planStatus.NONE', query: { subscription: 'NONE' } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const agencyRequest = (id: string): Read<'/api/agency/id/{id}'> => ['/api/agency/id/{id}', { path: { id } }];
