import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { files } from './agencies.ts';
import { createdAt, id, instant, version } from './columns.ts';

/** Insurance carriers whose policies the agencies sell. */
export const carriers = pgTable(
  'carriers',
  {
    id: id(),
    name: text('name').notNull(),
    websiteUrl: text('website_url').notNull(),
    claimUrl: text('claim_url').notNull(),
    paymentUrl: text('payment_url').notNull(),
    imageFileId: uuid('image_file_id')
      .notNull()
      .references(() => files.id),
    active: boolean('active').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => {
    const notDeleted = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('carriers_name_ux').on(sql`lower(${t.name})`).where(notDeleted),
      index('carriers_created_ix').on(t.createdAt, t.id).where(notDeleted),
      index('carriers_image_ix').on(t.imageFileId),
      index('carriers_name_ix').on(sql`${t.name} collate "und-x-icu"`, t.id).where(notDeleted),
    ];
  },
);

/** Insurance types, such as Auto, Home or Flood. */
export const insuranceTypes = pgTable(
  'insurance_types',
  {
    id: id(),
    name: text('name').notNull(),
    /** Identifier for programs. Cannot be changed. */
    tag: text('tag').notNull(),
    active: boolean('active').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => {
    const notDeleted = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('insurance_types_name_ux').on(sql`lower(${t.name})`).where(notDeleted),
      uniqueIndex('insurance_types_tag_ux').on(sql`lower(${t.tag})`).where(notDeleted),
      index('insurance_types_created_ix').on(t.createdAt, t.id).where(notDeleted),
      index('insurance_types_name_ix').on(sql`${t.name} collate "und-x-icu"`, t.id).where(notDeleted),
    ];
  },
);
