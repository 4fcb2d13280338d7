import type { operations } from '@fairlead/openapi';
import type { Viewer } from '@fairlead/rules';
import { column, type ExportColumn, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { contentNameOf, storedValues } from './entries.ts';
import { type AuditContext, type AuditRow, auditList, auditRecordOf, selectEntries } from './list.ts';

type ExportQuery = NonNullable<operations['exportAuditLog']['parameters']['query']>;

/** Values of a change in one cell. The ids of agents, carriers and insurance types stay ids. */
const valuesColumn = (
  heading: ExportColumn<AuditRow>['heading'],
  side: 'before' | 'after',
): ExportColumn<AuditRow> => ({
  heading,
  kind: 'plain',
  cellOf: (row, language) => {
    const values = storedValues(row, language).flatMap(({ label, [side]: value }) =>
      value ? [`${label}: ${value}`] : [],
    );
    return values.length === 0 ? null : values.join('\n');
  },
});

/** The audit log as a file, as a user sees it. Columns have the same keys as in the portal. */
export const auditExport = (viewer: Viewer): ExportedList<AuditRow, ExportQuery> => ({
  name: 'audit-log',
  list: (tx, query, caller: AuditContext) => auditList(tx, query, caller),
  rows: (tx) => selectEntries(tx, viewer),
  columns: {
    creationDate: [column('export.column.date', ({ row }) => row.at)],
    person: [column('export.column.name', ({ person }) => person?.name ?? null)],
    action: [labelColumn('export.column.action', ({ row }) => `auditAction.${row.action}`)],
    what: [valuesColumn('export.column.before', 'before'), valuesColumn('export.column.after', 'after')],
    record: [
      labelColumn('export.column.record', ({ row }) => `auditRecord.${auditRecordOf(row.recordType)}`),
      column('export.column.recordName', contentNameOf),
      column('export.column.id', ({ row }) => row.recordId),
    ],
    operation: [column('export.column.operation', ({ row }) => row.operationId)],
    networkAddress: [
      column('export.column.networkAddress', ({ row }) => row.networkAddress),
      column('export.column.browser', ({ row }) => row.userAgent),
    ],
  },
});
