import type { operations } from '@fairlead/openapi';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type EmailRow, nameOf, selectEmails } from './emails.ts';
import { emailList } from './list.ts';

type ExportQuery = NonNullable<operations['exportEmails']['parameters']['query']>;

/** Sent mails as a file. Columns have the same keys as in the portal. */
export const emailExport: ExportedList<EmailRow, ExportQuery> = {
  name: 'mails',
  list: emailList,
  rows: selectEmails,
  columns: {
    reference: [column('export.column.reference', ({ email }) => email.reference)],
    to: [
      column('export.column.recipient', ({ contact }) => nameOf(contact)),
      column('export.column.email', ({ email }) => email.contactEmail),
    ],
    mailSubject: [column('export.column.subject', ({ email }) => email.subject)],
    type: [labelColumn('export.column.mailType', ({ email }) => `emailType.${email.emailType}`)],
    status: [labelColumn('export.column.status', ({ email }) => `emailStatus.${email.status}`)],
    creationDate: [column('export.column.date', ({ email }) => email.createdAt)],
  },
};
