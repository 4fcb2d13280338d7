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
  filterBy: {
    list: 'emails',
    fields: {
      status: { label: 'kit:status', values: 'emailStatus', parameter: 'emailStatus' },
      type: { label: 'type', values: 'emailType', parameter: 'emailType' },
      recipient: { label: 'filter.recipient' },
      subject: { label: 'subject' },
      sent: { label: 'date' },
    },
    views: [{ label: 'emailStatus.RESPONDED', query: 'filter=responded' }],
  },
  sorts: dateSorts,
});
