import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList } from '@fairlead/kit';

/** Mails that the user has sent. */
export const sentList = defineList({
  messages: 'mailing',
  path: '/api/email/all',
  searchBy: { mailSubject: 'subject', reference: 'reference', email: 'email' },
  filters: {
    all: { label: 'kit:filter.all' },
    delivered: { label: 'emailStatus.DELIVERED', query: { emailStatus: 'DELIVERED' } },
    responded: { label: 'emailStatus.RESPONDED', query: { emailStatus: 'RESPONDED' } },
    failed: { label: 'emailStatus.FAILED', query: { emailStatus: 'FAILED' } },
    policy: { label: 'filter.policy', query: { emailType: 'POLICY' } },
    quote: { label: 'filter.quote', query: { emailType: 'QUOTE' } },
    opportunity: { label: 'filter.opportunity', query: { emailType: 'OPPORTUNITY' } },
    other: { label: 'filter.other', query: { emailType: 'OTHER' } },
  },
  sorts: dateSorts,
});

/** Mails of the agency to one contact. */
export const contactList = (contactId: string) =>
  defineList({ messages: 'mailing', path: '/api/email/all', fixed: { contactId }, sorts: dateSorts });

/** Automatic mails that could not be delivered. */
export const undeliveredRead: Read<'/api/email/undelivered/all'> = ['/api/email/undelivered/all', undefined];
