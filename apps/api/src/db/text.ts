import { type AnyColumn, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

/** A pattern for `like` that finds this text anywhere, taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether this text stands anywhere in a column, in any letter case: by ICU's rules, the same on every server. */
export const nameContains = (column: AnyColumn | SQL, text: string): SQL =>
  sql`lower(${column} collate "und-x-icu") like ${containing(text.toLowerCase())}`;

/** The order of names as people sort them. */
export const nameOrder = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;

/** What is kept, or what was deleted. */
export const keptOrDeleted = (deletedAt: AnyColumn, deleted: boolean): SQL =>
  deleted ? isNotNull(deletedAt) : isNull(deletedAt);
