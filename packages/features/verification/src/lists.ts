import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, nameSorts } from '@fairlead/kit';

export const docList = defineList({
  messages: 'verification',
  path: '/api/verification-doc/all',
  fixed: { isDeleted: false },
  searchBy: { name: 'name' },
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'kit:status.ACTIVE', query: { active: true } },
    inactive: { label: 'kit:status.INACTIVE', query: { active: false } },
  },
  sorts: { ...dateSorts, ...nameSorts },
});

export const docRequest = (id: string): Read<'/api/verification-doc/id/{id}'> => [
  '/api/verification-doc/id/{id}',
  { path: { id } },
];

/** Documents of the user's own agency, with their uploads. */
export const requestedDocsRequest: Read<'/api/verification-doc/root'> = ['/api/verification-doc/root', undefined];

export const uploadList = defineList({
  messages: 'verification',
  path: '/api/uploaded-doc/all',
  searchBy: { agencyName: 'agency', docName: 'document' },
  filters: {
    all: { label: 'kit:filter.all' },
    pending: { label: 'verificationStatus.PENDING', query: { status: 'PENDING' } },
    approved: { label: 'verificationStatus.APPROVED', query: { status: 'APPROVED' } },
    rejected: { label: 'verificationStatus.REJECTED', query: { status: 'REJECTED' } },
    expired: { label: 'verificationStatus.EXPIRED', query: { status: 'EXPIRED' } },
  },
  sorts: {
    ...dateSorts,
    'agencyName.asc': 'sort.agencyAsc',
    'agencyName.desc': 'sort.agencyDesc',
    'expirationDate.asc': 'sort.expiresFirst',
  },
  heads: ['docName'],
});
