import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** What the list of quotes asks for, by its address. Specification, document 2, section 2; RESOLUTIONS G-79. */
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

/** One quote with all that belongs to it. */
export const quoteRead = (id: string): Read<'/api/quotes/id/{id}'> => ['/api/quotes/id/{id}', { path: { id } }];
