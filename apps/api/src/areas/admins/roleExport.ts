import type { operations } from '@fairlead/openapi';
import { column } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type RoleRow, roleList, selectRoles } from './roles.ts';

type ExportQuery = NonNullable<operations['exportRoles']['parameters']['query']>;

/** Roles of platform admins as a file. Columns have the same keys as in the portal. */
export const roleExport: ExportedList<RoleRow, ExportQuery> = {
  name: 'roles',
  list: roleList,
  rows: selectRoles,
  columns: {
    name: [column('export.column.name', ({ name }) => name)],
    description: [column('export.column.description', ({ description }) => description)],
    privileges: [column('export.column.privileges', ({ privileges }) => privileges.length)],
    members: [column('export.column.members', ({ members }) => members)],
    creationDate: [column('export.column.created', ({ createdAt }) => createdAt)],
  },
};
