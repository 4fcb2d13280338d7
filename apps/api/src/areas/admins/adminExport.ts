import type { operations } from '@fairlead/openapi';
import { column, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type AdminRow, adminList, openInvitationOf, selectInvitedAdmins, statusOf, type Validity } from './admins.ts';

type ExportQuery = NonNullable<operations['exportAdmins']['parameters']['query']>;

type Row = Pick<AdminRow, 'user' | 'role'> & { invitation: Validity | null };

/** Label of the status, as in the list of the portal. For an invited admin it is the state of the invitation. */
function labelOf(row: Row, now: number) {
  const status = statusOf(row);
  const open = openInvitationOf(row, now);
  return status === 'INVITED' && open
    ? (`memberInvitationState.${open.state}` as const)
    : (`adminStatus.${status}` as const);
}

/** Platform admins as a file. Columns have the same keys as in the portal. */
export const adminExport: ExportedList<Row, ExportQuery> = {
  name: 'admins',
  list: adminList,
  rows: selectInvitedAdmins,
  columns: {
    name: [column('export.column.name', ({ user }) => user.name)],
    email: [column('export.column.email', ({ user }) => user.email)],
    role: [column('export.column.role', ({ role }) => role.name)],
    status: [labelColumn('export.column.status', labelOf)],
    lastSignIn: [column('export.column.lastSignIn', ({ user }) => user.lastSignInAt)],
    creationDate: [column('export.column.created', ({ user }) => user.createdAt)],
  },
};
