import { bigint, index, type PgTableExtraConfigValue, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Requests or bytes that one caller has used of one limit in one window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit, the caller and the window. */
    key: text('key').primaryKey(),
    used: bigint('used', { mode: 'number' }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [index('rate_limits_expires_ix').on(t.expiresAt)],
);
