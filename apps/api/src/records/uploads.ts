import type { components } from '@fairlead/openapi';
import { type UploadedDocState, verificationStatus } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { first } from '../db/rows.ts';
import { agencies, files, uploadedDocs, users, verificationDocs } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { dayToSeconds, toSeconds } from '../db/time.ts';
import type { FileLinks } from '../ports/fileLinks.ts';

type UploadedDoc = components['schemas']['UploadedDoc'];
export type UploadRow = Awaited<ReturnType<typeof selectUploads>>[number];

const reviewers = alias(users, 'reviewers');

/** Selects uploads with related rows. Uploads for deleted documents are left out. */
export const selectUploads = (tx: Transaction) =>
  tx
    .select({
      upload: uploadedDocs,
      doc: { id: verificationDocs.id, name: verificationDocs.name },
      agency: { id: agencies.id, name: agencies.name },
      uploader: { id: users.id, name: users.name },
      // Agencies see no users of the platform, so this is null for them.
      reviewer: { id: reviewers.id, name: reviewers.name },
      file: files,
    })
    .from(uploadedDocs)
    .innerJoin(verificationDocs, and(eq(verificationDocs.id, uploadedDocs.docId), isNull(verificationDocs.deletedAt)))
    .innerJoin(agencies, eq(agencies.id, uploadedDocs.agencyId))
    .innerJoin(users, eq(users.id, uploadedDocs.uploadedBy))
    .innerJoin(files, eq(files.id, uploadedDocs.fileId))
    .leftJoin(reviewers, eq(reviewers.id, uploadedDocs.reviewedBy));

/** Input of the verification rules. */
export const uploadState = ({ status, expiresOn }: UploadRow['upload']): UploadedDocState => ({
  status,
  expirationDate: dayToSeconds(expiresOn),
});

/** `now` in Unix seconds. */
export function toUpload({ upload, doc, agency, uploader, reviewer, file }: UploadRow, links: FileLinks, now: number) {
  const state = uploadState(upload);
  const status = verificationStatus(state, now);
  if (status === 'MISSING') throw new Error('what was uploaded is not missing');
  return {
    id: upload.id,
    verificationDoc: doc,
    agency,
    uploadedBy: uploader,
    file: links.show(file),
    note: upload.note,
    expirationDate: state.expirationDate,
    creationDate: toSeconds(upload.createdAt),
    status,
    feedback: upload.feedback,
    reviewedBy: reviewer,
    reviewedAt: upload.reviewedAt && toSeconds(upload.reviewedAt),
    version: upload.version,
  } satisfies UploadedDoc;
}

/** Finds an upload, replaced or not. */
export const findUpload = (tx: Transaction, id: string): Promise<UploadRow | undefined> =>
  first(selectUploads(tx).where(eq(uploadedDocs.id, id)));

export const uploadedDoc = {
  table: uploadedDocs,
  type: 'uploadedDoc',
  find: findUpload,
  rowOf: (row: UploadRow) => row.upload,
} as const;

/** Finds the current upload of an agency for a document, and locks it until the transaction ends. */
export async function lockCurrent(tx: Transaction, agencyId: string, docId: string): Promise<UploadRow | undefined> {
  const [row] = await selectUploads(tx)
    .where(and(eq(uploadedDocs.agencyId, agencyId), eq(uploadedDocs.docId, docId), isNull(uploadedDocs.replacedAt)))
    .for('update', { of: uploadedDocs });
  return row;
}
