import { enumLabels, type Language } from '@fairlead/rules';
import { count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { auditCodes, auditLog, auditText, carriers, insuranceTypes, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { idsNamed, isAnyOf } from '../../db/search.ts';
import { containing } from '../../db/text.ts';
import { auditedFields } from '../../records/auditedFields.ts';
import { platformEnums } from './platformValues.ts';
import { dayIn } from './writtenDay.ts';

/** A search that finds more than this reads the entries in the order of the list instead. */
export const MAX_FOUND = 2_000;

/** Values that a search finds: `like` patterns for texts, and ids and values of enums. */
export interface WantedValues {
  patterns: string[];
  codes: string[];
}

/** Enums whose values entries show. */
const enums = new Set<string>([
  ...platformEnums,
  ...Object.values(auditedFields).flatMap(({ fields }) =>
    fields.flatMap(([, format]) => (format.startsWith('label:') ? [format.slice('label:'.length)] : [])),
  ),
]);

/** Letters and digits that the index can look up anywhere in a value. Shorter texts must be the whole value. */
const isLong = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
const whole = (text: string): string => containing(`\n${text}\n`);

const phoneIn = (text: string): string | undefined => {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s()+.-]+$/.test(text) && digits.length >= 7 ? digits.replace(/^1(?=\d{10}$)/, '') : undefined;
};

/** Amounts are stored as `4955.00`. An amount without cents finds all amounts with these dollars. */
function amountIn(text: string): string | undefined {
  const [, amount, cents] = /^\$?\s?(\d[\d,]*)(\.\d\d)?$/.exec(text) ?? [];
  if (amount === undefined || !/[$,]/.test(text)) return undefined;
  const dollars = amount.replaceAll(',', '');
  return cents === undefined ? containing(`\n${dollars}.`) : whole(`${dollars}${cents}`);
}

/** Patterns for a text as users write it: any part of a text, a phone number, an amount or a day. */
function patternsOf(searched: string, language: Language): string[] {
  const text = searched.trim().toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const [phone, amount, day] = [phoneIn(text), amountIn(text), dayIn(text, language)];
  return [
    isLong(text) ? containing(text) : whole(text),
    ...(phone === undefined ? [] : [containing(phone)]),
    ...(amount === undefined ? [] : [amount]),
    ...(day === undefined ? [] : [whole(day)]),
  ];
}

/** Values of enums whose label contains the text. */
function enumValues(searched: string, language: Language): string[] {
  const text = searched.trim().toLowerCase();
  return Object.entries(enumLabels[language]).flatMap(([key, label]) => {
    const shown = label.toLowerCase();
    const isFound = isLong(text) ? shown.includes(text) : shown === text;
    return isFound && enums.has(key.slice(0, key.indexOf('.'))) ? [key] : [];
  });
}

/** Ids that entries show by the names of agents, carriers and insurance types. */
async function idsOf(tx: Transaction, searched: string): Promise<string[]> {
  const text = searched.trim();
  if (!isLong(text)) return [];
  const found = await Promise.all([users, carriers, insuranceTypes].map((table) => idsNamed(tx, table, text)));
  return found.flat();
}

/** Values that match a text: stored texts, and those whose label or name contains it in the language of the reader. */
export async function wantedValues(
  tx: Transaction,
  text: string,
  { agencyId, language }: { agencyId: string | null; language: Language },
): Promise<WantedValues> {
  // entries of the platform show no names of other records
  const ids = agencyId === null ? [] : await idsOf(tx, text);
  return { patterns: patternsOf(text, language), codes: [...enumValues(text, language), ...ids] };
}

/**
 * Condition for entries with one of the values. Written so that it cannot use the index: the planner underestimates frequent
 * texts, and would otherwise sort all entries that the index finds.
 */
export function hasValue({ patterns, codes }: WantedValues): SQL {
  if (patterns.length === 0) return sql`false`;
  const hasText = sql`coalesce(${auditText(auditLog)}, '') like any(${sql.param(patterns)}::text[])`;
  if (codes.length === 0) return hasText;
  return sql`(${hasText} or coalesce(${auditCodes(auditLog)}, '{}') && ${sql.param(codes)}::text[])`;
}

/** Newest entries that are read to estimate how many have a value, and the number that makes a value frequent. */
const [NEWEST, FREQUENT] = [1_000, 40];

/** Whether a page is found soon without the index, which takes longer for a value that many entries have. */
async function isFrequentOfLate(tx: Transaction, wanted: WantedValues, agencyId: string | null): Promise<boolean> {
  const { recordType, before, after, at, id } = auditLog;
  const newest = tx
    .select({ recordType, before, after })
    .from(auditLog)
    .where(agencyId === null ? isNull(auditLog.agencyId) : eq(auditLog.agencyId, agencyId))
    .orderBy(desc(at), desc(id))
    .limit(NEWEST);
  const [found] = await tx
    .select({ rows: count(), matches: sql<number>`(count(*) filter (where ${hasValue(wanted)}))::int` })
    .from(sql`(${newest}) as audit_log`);
  return found !== undefined && found.rows === NEWEST && found.matches >= FREQUENT;
}

/**
 * Condition for entries with one of the values. Row security keeps the planner from using the index (see `src/db/search.ts`), so
 * a function looks up the ids in the caller's part of the log. `isFrequent` if more than `MAX_FOUND` entries, or many of the newest,
 * have them: the list then finds a page soon when it reads the entries in its own order, but must not count them.
 */
export async function searchValues(
  tx: Transaction,
  wanted: WantedValues,
  agencyId: string | null,
): Promise<{ condition: SQL; isFrequent: boolean }> {
  const { patterns, codes } = wanted;
  if (patterns.length === 0) return { condition: sql`false`, isFrequent: false };
  if (await isFrequentOfLate(tx, wanted, agencyId)) return { condition: hasValue(wanted), isFrequent: true };
  const search = agencyId === null ? sql`search_platform_audit_log` : sql`search_audit_log`;
  const [found] = await tx
    .select({ ids: sql<string[] | null>`ids` })
    .from(sql`${search}(${sql.param(patterns)}::text[], ${sql.param(codes)}::text[], ${MAX_FOUND}) as ids`);
  const ids = found?.ids;
  return ids
    ? { condition: isAnyOf(auditLog.id, ids), isFrequent: false }
    : { condition: hasValue(wanted), isFrequent: true };
}
