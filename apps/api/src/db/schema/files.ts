import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, instant, version } from './columns.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Null for a file of the platform. */
    agencyId: uuid('agency_id').references((): AnyPgColumn => agencies.id),
    /** Null for files of a contact who was not signed in and replied to a mail. */
    uploadedBy: uuid('uploaded_by'),
    /** Key in the storage. A replacement gets a new key. */
    storageKey: text('storage_key').notNull().unique('files_storage_key_ux'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes */
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    uploadType: text('upload_type').notNull(),
    /** File that this one replaced in a record. Its author and time are `uploadedBy` and `createdAt`. */
    previousVersionId: uuid('previous_version_id'),
    /** Time a record stopped using an insurance document, which is retained unchanged. */
    keptAt: instant('kept_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('files_previous_version_ix').on(t.previousVersionId),
    foreignKey({
      name: 'files_previous_version_fk',
      columns: [t.previousVersionId],
      foreignColumns: [t.id],
    }).onDelete('set null'),
    unique('files_agency_id_id_ux').on(t.agencyId, t.id),
    foreignKey({ name: 'files_uploaded_by_fk', columns: [t.uploadedBy], foreignColumns: [users.id] }),
    foreignKey({
      name: 'files_uploader_fk',
      columns: [t.agencyId, t.uploadedBy],
      foreignColumns: [users.agencyId, users.id],
    }),
  ],
);
