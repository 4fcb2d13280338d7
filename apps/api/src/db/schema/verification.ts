import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { files, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';

/** Documents that the platform requires from agencies. */
export const verificationDocs = pgTable(
  'verification_docs',
  {
    id: id(),
    name: text('name').notNull(),
    hasExpirationDate: boolean('has_expiration_date').notNull(),
    required: boolean('required').notNull(),
    active: boolean('active').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => [
    uniqueIndex('verification_docs_name_ux').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
    index('verification_docs_created_ix').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

/** Result of the review. `expired` is derived from the date, and `missing` from the absence of a row. */
export type UploadedDocStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** Uploads of agencies for these documents. Only the upload that is not replaced counts. */
export const uploadedDocs = pgTable(
  'uploaded_docs',
  {
    id: id(),
    agencyId: agencyId(),
    docId: uuid('doc_id')
      .notNull()
      .references(() => verificationDocs.id),
    fileId: uuid('file_id').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    note: text('note').notNull().default(''),
    /** Last valid day (UTC). */
    expiresOn: date('expires_on', { mode: 'string' }),
    status: text('status').notNull().default('PENDING').$type<UploadedDocStatus>(),
    /** Reason of a rejection. */
    feedback: text('feedback'),
    reviewedBy: uuid('reviewed_by').references(() => users.id),
    reviewedAt: instant('reviewed_at'),
    createdAt: createdAt(),
    replacedAt: instant('replaced_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('uploaded_docs_agency_id_id_ux').on(t.agencyId, t.id),
    uniqueIndex('uploaded_docs_present_ux').on(t.agencyId, t.docId).where(sql`${t.replacedAt} is null`),
    index('uploaded_docs_file_ix').on(t.fileId),
    index('uploaded_docs_created_ix').on(t.createdAt, t.id).where(sql`${t.replacedAt} is null`),
    // Few uploads are pending, and they are counted often.
    index('uploaded_docs_pending_ix')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'PENDING' and ${t.replacedAt} is null`),
    sameAgency('uploaded_docs_file_fk', t.agencyId, t.fileId, files),
    sameAgency('uploaded_docs_uploader_fk', t.agencyId, t.uploadedBy, users),
    check('uploaded_docs_status_ck', sql`${t.status} in ('PENDING', 'APPROVED', 'REJECTED')`),
  ],
);
