import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, version } from './columns.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** None for a file of the platform. */
    agencyId: uuid('agency_id').references((): AnyPgColumn => agencies.id),
    /** None for what somebody sent who was not signed in: with the answer to a mail. */
    uploadedBy: uuid('uploaded_by'),
    /** Where the bytes are in the storage; another one after each replacement. */
    storageKey: text('storage_key').notNull().unique('files_storage_key_ux'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes */
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    uploadType: text('upload_type').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('files_agency_id_id_ux').on(t.agencyId, t.id),
    foreignKey({ name: 'files_uploaded_by_fk', columns: [t.uploadedBy], foreignColumns: [users.id] }),
    foreignKey({
      name: 'files_uploader_fk',
      columns: [t.agencyId, t.uploadedBy],
      foreignColumns: [users.agencyId, users.id],
    }),
  ],
);
