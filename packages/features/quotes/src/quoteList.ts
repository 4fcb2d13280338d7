import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Quote list: search fields, filters and sorting, kept in the URL. */
export const quoteList = defineList({
  path: '/api/quotes/all',
  fixed: { isDeleted: false },
  searchBy: ['serial', 'name', 'carrierName', 'agentName'],
  filters: {
    all: {},
    active: { quoteStatus: 'ACTIVE' },
    pending: { quoteStatus: 'PENDING' },
    quoted: { quoteStatus: 'QUOTED' },
    pendingCancel: { quoteStatus: 'PENDING_CANCEL' },
    cancelled: { quoteStatus: 'CANCELLED' },
    expired: { quoteStatus: 'EXPIRED' },
    pendingApproval: { quoteStatus: 'PENDING_APPROVAL' },
  },
  linkedFilters: ['pendingApproval'],
  sorts: ['creationDate.desc', 'creationDate.asc', 'quoteStatus.desc', 'quoteStatus.asc'],
});

export const quoteRead = (id: string): Read<'/api/quotes/id/{id}'> => ['/api/quotes/id/{id}', { path: { id } }];
