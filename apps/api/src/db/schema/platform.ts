import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';
import { files } from './files.ts';

/** Insurance companies whose policies the agencies sell. */
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
    const kept = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('carriers_name_ux').on(sql`lower(${t.name})`).where(kept),
      index('carriers_created_ix').on(t.createdAt, t.id).where(kept),
      index('carriers_name_ix').on(sql`${t.name} collate "und-x-icu"`, t.id).where(kept),
    ];
  },
);

/** Kinds of insurance: Auto, Home, Flood. */
export const insuranceTypes = pgTable(
  'insurance_types',
  {
    id: id(),
    name: text('name').notNull(),
    /** What programs know it by; fixed once it is made. */
    tag: text('tag').notNull(),
    active: boolean('active').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => {
    const kept = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('insurance_types_name_ux').on(sql`lower(${t.name})`).where(kept),
      uniqueIndex('insurance_types_tag_ux').on(sql`lower(${t.tag})`).where(kept),
      index('insurance_types_created_ix').on(t.createdAt, t.id).where(kept),
      index('insurance_types_name_ix').on(sql`${t.name} collate "und-x-icu"`, t.id).where(kept),
    ];
  },
);
