import type { operations } from '@fairlead/openapi';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type ContactRow, selectContacts } from './contacts.ts';
import { contactList } from './list.ts';

type ExportQuery = NonNullable<operations['exportContacts']['parameters']['query']>;

/** Contacts as a file. Columns have the same keys as in the portal. */
export const contactExport: ExportedList<ContactRow, ExportQuery> = {
  name: 'contacts',
  list: contactList,
  rows: selectContacts,
  columns: {
    name: [column('export.column.customer', ({ contact }) => fullName(contact))],
    type: [labelColumn('export.column.contactType', ({ contact }) => `contactType.${contact.contactType}`)],
    company: [column('export.column.company', ({ contact }) => contact.companyName)],
    email: [column('export.column.email', ({ contact }) => contact.email)],
    phone: [column('export.column.phone', ({ contact }) => contact.phone)],
    agent: [column('export.column.agent', ({ agent }) => agent.name)],
    creationDate: [column('export.column.created', ({ contact }) => contact.createdAt)],
  },
};
