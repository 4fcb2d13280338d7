import type { operations } from '@fairlead/openapi';
import { column, dayColumn, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { fullName } from '../../messages/formats.ts';
import { type ClaimRow, claimSerial, selectClaims } from '../../records/claims.ts';
import { claimList } from './list.ts';

type ExportQuery = NonNullable<operations['exportClaims']['parameters']['query']>;

/** Claims as a file. Columns have the same keys as in the portal. */
export const claimExport: ExportedList<ClaimRow, ExportQuery> = {
  name: 'claims',
  list: claimList,
  rows: selectClaims,
  columns: {
    serial: [column('export.column.serial', ({ claim }) => claimSerial(claim.serial))],
    policy: [
      column('export.column.insurance', ({ insuranceName }) => insuranceName),
      column('export.column.policyNumber', ({ policy }) => policy.policyNumber),
      column('export.column.carrier', ({ carrier }) => carrier?.name ?? ''),
    ],
    customer: [column('export.column.customer', ({ contact }) => fullName(contact))],
    type: [labelColumn('export.column.claimType', ({ claim }) => `claimType.${claim.claimType}`)],
    loss: [dayColumn('export.column.loss', ({ claim }) => claim.lossOn)],
    reported: [column('export.column.reported', ({ claim }) => claim.createdAt)],
    agent: [column('export.column.agent', ({ agent }) => agent.name)],
    status: [labelColumn('export.column.status', ({ claim }) => `claimStatus.${claim.status}`)],
    updated: [column('export.column.updated', ({ claim }) => claim.updatedAt)],
  },
};
