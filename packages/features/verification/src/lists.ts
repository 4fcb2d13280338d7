import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const docList = defineList({
  path: '/api/verification-doc/all',
  fixed: { isDeleted: false },
  searchBy: ['name'],
  filters: { all: {}, active: { active: true }, inactive: { active: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'name.desc', 'name.asc'],
});

export const docRequest = (id: string): Read<'/api/verification-doc/id/{id}'> => [
  '/api/verification-doc/id/{id}',
  { path: { id } },
];

/** Documents of the user's own agency, with their uploads. */
export const requestedDocsRequest: Read<'/api/verification-doc/root'> = ['/api/verification-doc/root', undefined];

export const uploadList = defineList({
  path: '/api/uploaded-doc/all',
  searchBy: ['agencyName', 'docName'],
  filters: {
    all: {},
    pending: { status: 'PENDING' },
    approved: { status: 'APPROVED' },
    rejected: { status: 'REJECTED' },
    expired: { status: 'EXPIRED' },
  },
  sorts: ['creationDate.desc', 'creationDate.asc', 'agencyName.asc', 'agencyName.desc', 'expirationDate.asc'],
  heads: ['docName'],
});
