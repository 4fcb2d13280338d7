import { dateSorts, defineList, enumFilters } from '@fairlead/kit';

/** Mails that the user has sent. */
export const sentList = defineList({
  messages: 'mailing',
  path: '/api/email/all',
  exportable: true,
  searchBy: { mailSubject: 'subject', reference: 'reference', email: 'email' },
  filters: {
    ...enumFilters('emailStatus', 'emailStatus', ['DELIVERED', 'RESPONDED', 'FAILED']),
    ...enumFilters('emailType', 'emailType', ['POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER'], 'filter.type'),
  },
  sorts: dateSorts,
});
