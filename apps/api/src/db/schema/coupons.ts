import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';

/**
 * Every order that the list offers has an index of its own over what is not deleted; `id` breaks ties, so that one index
 * serves both directions. Nothing sorted by is nullable.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull(),
    /** The code in lower case, by ICU's rules on every server: what is searched, and what must be unique. */
    codeKey: text('code_key').notNull().generatedAlwaysAs(sql`lower(code collate "und-x-icu")`),
    discountType: text('discount_type').notNull(),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
    maxUses: integer('max_uses').notNull(),
    usedCount: integer('used_count').notNull().default(0),
    /** The last day, in UTC, on which it can be used. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t) => {
    const kept = sql`${t.deletedAt} is null`;
    return [
      uniqueIndex('coupons_code_ux').on(t.codeKey).where(kept),
      index('coupons_code_search_ix').using('gin', t.codeKey.op('gin_trgm_ops')).where(kept),
      index('coupons_created_ix').on(t.createdAt, t.id).where(kept),
      index('coupons_code_ix').on(sql`${t.code} collate "und-x-icu"`, t.id).where(kept),
      index('coupons_discount_ix').on(t.discountCents, t.id).where(kept),
      index('coupons_max_ix').on(t.maxUses, t.id).where(kept),
      index('coupons_remaining_ix').on(sql`(${t.maxUses} - ${t.usedCount})`, t.id).where(kept),
      index('coupons_expires_ix').on(t.expiresOn, t.id).where(kept),
      index('coupons_deleted_ix').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
      check('coupons_uses_ck', sql`${t.usedCount} >= 0 and ${t.usedCount} <= ${t.maxUses}`),
      check('coupons_discount_ck', sql`${t.discountCents} > 0`),
    ];
  },
);

/** How many coupons there are, deleted or not, kept by triggers: counting a hundred thousand rows for each page is slow. */
export const couponCounts = pgTable('coupon_counts', {
  deleted: boolean('deleted').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
