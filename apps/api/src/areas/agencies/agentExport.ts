import type { operations } from '@fairlead/openapi';
import { column, dayColumn, flagColumn, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { type AgentRow, agentList, selectAgents } from './agents.ts';

type ExportQuery = NonNullable<operations['exportAgencyAgents']['parameters']['query']>;

/** Members of agencies as a file. Columns have the same keys as in the portal. */
export const agentExport: ExportedList<AgentRow, ExportQuery> = {
  name: 'agents',
  list: agentList,
  rows: selectAgents,
  columns: {
    name: [column('export.column.name', ({ name }) => name)],
    email: [column('export.column.email', ({ email }) => email)],
    role: [flagColumn('export.column.agencyAdmin', ({ agencyAdmin }) => agencyAdmin)],
    licensed: [
      flagColumn('export.column.licensed', ({ licensedAgent }) => licensedAgent),
      column('export.column.licenseNumber', ({ license }) => license?.number || null),
      column('export.column.licenseState', ({ license }) => license?.state || null),
      dayColumn('export.column.licenseExpires', ({ license }) => license?.expiresOn ?? null),
    ],
    active: [
      labelColumn('export.column.status', ({ disabledAt }) => `adminStatus.${disabledAt ? 'DISABLED' : 'ACTIVE'}`),
    ],
    lastSignIn: [column('export.column.lastSignIn', ({ lastSignInAt }) => lastSignInAt)],
    creationDate: [column('export.column.created', ({ createdAt }) => createdAt)],
  },
};
