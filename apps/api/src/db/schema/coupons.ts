import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';

/**
 * Each sort column has an index over coupons that are not deleted. `id` breaks ties, so that one index serves both directions.
 * No sort column is nullable.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull(),
    /** Lowercase code, by ICU rules, which are the same on every server. Used for search and uniqueness. */
    codeKey: text('code_key').notNull().generatedAlwaysAs(sql`lower(code collate "und-x-icu")`),
    discountType: text('discount_type').notNull(),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
    maxUses: integer('max_uses').notNull(),
    usedCount: integer('used_count').notNull().default(0),
    /** Last day (UTC) on which the coupon can be used. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => {
    const notDeleted = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('coupons_code_ux').on(t.codeKey).where(notDeleted),
      index('coupons_code_search_ix').using('gin', t.codeKey.op('gin_trgm_ops')).where(notDeleted),
      index('coupons_created_ix').on(t.createdAt, t.id).where(notDeleted),
      index('coupons_code_ix').on(sql`${t.code} collate "und-x-icu"`, t.id).where(notDeleted),
      index('coupons_discount_ix').on(t.discountCents, t.id).where(notDeleted),
      index('coupons_max_ix').on(t.maxUses, t.id).where(notDeleted),
      index('coupons_remaining_ix').on(sql`(${t.maxUses} - ${t.usedCount})`, t.id).where(notDeleted),
      index('coupons_expires_ix').on(t.expiresOn, t.id).where(notDeleted),
      index('coupons_deleted_ix').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
      check('coupons_uses_ck', sql`${t.usedCount} >= 0 and ${t.usedCount} <= ${t.maxUses}`),
      check('coupons_discount_ck', sql`${t.discountCents} > 0`),
    ];
  },
);

/** Number of coupons, deleted and not, maintained by triggers. Counting a hundred thousand rows for each page is slow. */
export const couponCounts = pgTable('coupon_counts', {
  deleted: boolean('deleted').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
