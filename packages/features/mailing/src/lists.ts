import { defineList } from '@fairlead/kit';

const orders = ['creationDate.desc', 'creationDate.asc'] as const;

/** What one has sent. */
export const sentList = defineList({
  path: '/api/email/all',
  searchBy: ['mailSubject', 'reference', 'email'],
  filters: {
    all: {},
    delivered: { emailStatus: 'DELIVERED' },
    responded: { emailStatus: 'RESPONDED' },
    policy: { emailType: 'POLICY' },
    quote: { emailType: 'QUOTE' },
    opportunity: { emailType: 'OPPORTUNITY' },
    other: { emailType: 'OTHER' },
  },
  sorts: orders,
});

/** What the agency has sent to one contact. */
export const contactList = (contactId: string) =>
  defineList({ path: '/api/email/all', fixed: { contactId }, searchBy: [], filters: { all: {} }, sorts: orders });
