import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList } from '@fairlead/kit';

export const quoteSorts = {
  ...dateSorts,
  'quoteStatus.desc': 'sort.statusDesc',
  'quoteStatus.asc': 'sort.statusAsc',
} as const;

/** Quote list: search fields, filters and sorting, kept in the URL. */
export const quoteList = defineList({
  messages: 'quotes',
  path: '/api/quotes/all',
  fixed: { isDeleted: false },
  searchBy: { serial: 'serial', name: 'name', carrierName: 'carrier', agentName: 'agent' },
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'quoteStatus.ACTIVE', query: { quoteStatus: 'ACTIVE' } },
    pending: { label: 'quoteStatus.PENDING', query: { quoteStatus: 'PENDING' } },
    quoted: { label: 'quoteStatus.QUOTED', query: { quoteStatus: 'QUOTED' } },
    pendingCancel: { label: 'quoteStatus.PENDING_CANCEL', query: { quoteStatus: 'PENDING_CANCEL' } },
    cancelled: { label: 'quoteStatus.CANCELLED', query: { quoteStatus: 'CANCELLED' } },
    expired: { label: 'quoteStatus.EXPIRED', query: { quoteStatus: 'EXPIRED' } },
    pendingApproval: {
      label: 'quoteStatus.PENDING_APPROVAL',
      query: { quoteStatus: 'PENDING_APPROVAL' },
      linked: true,
    },
  },
  sorts: quoteSorts,
});

export const quoteRead = (id: string): Read<'/api/quotes/id/{id}'> => ['/api/quotes/id/{id}', { path: { id } }];
