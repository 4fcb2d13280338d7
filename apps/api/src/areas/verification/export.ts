import type { operations } from '@fairlead/openapi';
import { verificationStatus } from '@fairlead/rules';
import { column, dayColumn, labelColumn } from '../../exports/columns.ts';
import type { ExportedList } from '../../exports/exportList.ts';
import { uploadList } from '../../records/uploadList.ts';
import { selectUploads, type UploadRow, uploadState } from '../../records/uploads.ts';

type ExportQuery = NonNullable<operations['exportUploadedDocs']['parameters']['query']>;

/** Documents that agencies have submitted as a file. Columns have the same keys as in the portal. */
export const uploadExport: ExportedList<UploadRow, ExportQuery> = {
  name: 'documents',
  list: (tx, query, { now }) => uploadList(tx, query, now),
  rows: selectUploads,
  columns: {
    agencyName: [column('export.column.agency', ({ agency }) => agency.name)],
    docName: [column('export.column.document', ({ doc }) => doc.name)],
    uploader: [column('export.column.uploader', ({ uploader }) => uploader.name)],
    creationDate: [column('export.column.uploaded', ({ upload }) => upload.createdAt)],
    expirationDate: [dayColumn('export.column.expires', ({ upload }) => upload.expiresOn)],
    status: [
      labelColumn(
        'export.column.status',
        ({ upload }, now) => `verificationStatus.${verificationStatus(uploadState(upload), now)}`,
      ),
      column('export.column.feedback', ({ upload }) => upload.feedback),
    ],
  },
};
