import type { Read } from '@fairlead/api-client/client';
import { activeFilters, dateSorts, defineList, nameSorts, readById } from '@fairlead/kit';

export const docList = defineList({
  messages: 'verification',
  path: '/api/verification-doc/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: activeFilters('kit:status.ACTIVE', 'kit:status.INACTIVE'),
  sorts: { ...dateSorts, ...nameSorts },
});

export const docRequest = readById('/api/verification-doc/id/{id}');

/** Documents of the user's own agency, with their uploads. */
export const requestedDocsRequest: Read<'/api/verification-doc/root'> = ['/api/verification-doc/root', undefined];
