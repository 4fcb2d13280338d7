import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

const orders = ['creationDate.desc', 'creationDate.asc'] as const;

/** Mails that the user has sent. */
export const sentList = defineList({
  path: '/api/email/all',
  searchBy: ['mailSubject', 'reference', 'email'],
  filters: {
    all: {},
    delivered: { emailStatus: 'DELIVERED' },
    responded: { emailStatus: 'RESPONDED' },
    failed: { emailStatus: 'FAILED' },
    policy: { emailType: 'POLICY' },
    quote: { emailType: 'QUOTE' },
    opportunity: { emailType: 'OPPORTUNITY' },
    other: { emailType: 'OTHER' },
  },
  sorts: orders,
});

/** Mails of the agency to one contact. */
export const contactList = (contactId: string) =>
  defineList({ path: '/api/email/all', fixed: { contactId }, searchBy: [], filters: { all: {} }, sorts: orders });

/** Automatic mails that could not be delivered. */
export const undeliveredRead: Read<'/api/email/undelivered/all'> = ['/api/email/undelivered/all', undefined];
