import { type AnyColumn, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

/** A `like` pattern that finds the text anywhere, taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a column contains the text in any letter case. Uses ICU rules, which are the same on every server. */
export const nameContains = (column: AnyColumn | SQL, text: string): SQL =>
  sql`lower(${column} collate "und-x-icu") like ${containing(text.toLowerCase())}`;

/** Condition for a name that begins with the text, in any letter case. */
export const nameBegins = (column: AnyColumn | SQL, text: string): SQL =>
  sql`lower(${column} collate "und-x-icu") like ${containing(text.toLowerCase()).slice(1)}`;

/** The part of a serial that is stored: its number, without a prefix such as `CLM-`. */
export const serialPart = (prefix: string, text: string): string =>
  text.trim().replace(new RegExp(`^${prefix}-?`, 'i'), '');

/** Whether a serial contains the text, with or without its prefix. */
export const serialContains = (column: AnyColumn, prefix: string, text: string): SQL =>
  sql`${column}::text like ${containing(serialPart(prefix, text))}`;

/** Sort order for names. */
export const nameOrder = (column: AnyColumn): SQL => sql`${column} collate "und-x-icu"`;

/** Condition for rows that are deleted, or not deleted. */
export const whereDeleted = (deletedAt: AnyColumn, deleted: boolean): SQL =>
  deleted ? isNotNull(deletedAt) : isNull(deletedAt);
