import { dateSorts, defineList, enumFilters } from '@fairlead/kit';

export const uploadList = defineList({
  messages: 'verification',
  path: '/api/uploaded-doc/all',
  exportable: true,
  notExported: ['preview'],
  searchBy: { agencyName: 'agency', docName: 'document' },
  filters: enumFilters('status', 'verificationStatus', ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED']),
  sorts: {
    ...dateSorts,
    'agencyName.asc': 'sort.agencyAsc',
    'agencyName.desc': 'sort.agencyDesc',
    'expirationDate.asc': 'sort.expiresFirst',
  },
  sortableColumns: ['docName'],
});
