import type { operations } from '@fairlead/openapi';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type AdminRow, adminList, selectAdmins, statusOf } from './admins.ts';

type ExportQuery = NonNullable<operations['exportAdmins']['parameters']['query']>;

/** Platform admins as a file. Columns have the same keys as in the portal. */
export const adminExport: ExportedList<AdminRow, ExportQuery> = {
  name: 'admins',
  list: adminList,
  rows: selectAdmins,
  columns: {
    name: [column('export.column.name', ({ user }) => user.name)],
    email: [column('export.column.email', ({ user }) => user.email)],
    role: [column('export.column.role', ({ role }) => role.name)],
    status: [labelColumn('export.column.status', (row) => `adminStatus.${statusOf(row)}`)],
    lastSignIn: [column('export.column.lastSignIn', ({ user }) => user.lastSignInAt)],
    creationDate: [column('export.column.created', ({ user }) => user.createdAt)],
  },
};
