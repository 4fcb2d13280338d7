import { dateSorts, defineList } from '@fairlead/kit';

/** Entries of the agency, or of the platform for its admins. */
export const auditList = defineList({
  messages: 'audit',
  path: '/api/audit/all',
  exportable: true,
  searchBy: { value: 'value', person: 'who' },
  preselect: true,
  filterBy: {
    list: 'audit',
    fields: {
      action: { label: 'action', values: 'auditAction' },
      record: { label: 'recordKind', values: 'auditRecord' },
      person: { label: 'who' },
      at: { label: 'when' },
    },
    views: [
      { label: 'view.access', query: 'filters=action.any.SIGNED_IN.SIGNED_OUT.FAILED.LOCKED' },
      { label: 'view.refused', query: 'filters=action.is.REFUSED' },
      { label: 'view.exports', query: 'filters=action.is.EXPORTED' },
    ],
  },
  sorts: dateSorts,
});
