import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
/** Number of changes of a row, to detect stale updates. */
export const version = () => integer('version').notNull().default(1);

/** Foreign key to a row of the same agency. `agencyId` and `rowId` are columns of the table that refers. */
export const sameAgency = (
  name: string,
  agencyId: AnyPgColumn,
  rowId: AnyPgColumn,
  to: { agencyId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns: [agencyId, rowId], foreignColumns: [to.agencyId, to.id] });

/**
 * Index for searches in a text of an agency's rows (see `src/db/search.ts`). Trigrams find texts of three and more letters, pairs
 * find texts of two.
 */
export const searchIndex = (name: string, agencyId: AnyPgColumn, text: SQL) =>
  index(name).using('gin', agencyId, sql`${text} gin_trgm_ops`, sql`letter_pairs(${text})`);

/** Text as searches compare it. */
export const lowerCase = (text: AnyPgColumn | SQL): SQL => sql`lower(${text} collate "und-x-icu")`;
