import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contactName } from './contactName.ts';
import { claims, contacts, mailThreads, opportunities, policies, quotes } from './schema/index.ts';
import type { Transaction } from './scope.ts';
import { containing, nameContains, serialContains, serialPart } from './text.ts';

interface Field {
  table: PgTable;
  id: AnyColumn;
  /** Condition on a row of the table. Must select the same rows as `search_ids` in the migrations. */
  contains: (text: string) => SQL | undefined;
  /** Searched part of the text. Defaults to all of it, in lower case. */
  part?: (text: string) => string;
}

const inContacts = (contains: Field['contains']): Field => ({ table: contacts, id: contacts.id, contains });
const hasName = (text: string) => nameContains(contactName, text);
const hasCompany = (text: string) => nameContains(contacts.companyName, text);
const hasEmail = (text: string) => nameContains(contacts.email, text);
const hasPhone = (digits: string) =>
  or(...[contacts.phone, contacts.homePhone].map((column) => sql`${column} like ${containing(digits)}`));

const bySerial = (table: PgTable & { id: AnyColumn; serial: AnyColumn }, prefix: string): Field => ({
  table,
  id: table.id,
  contains: (text) => serialContains(table.serial, prefix, text),
  part: (text) => serialPart(prefix, text),
});

/** Texts with a search index. */
const fields = {
  'contacts.name': inContacts(hasName),
  'contacts.nameOrCompany': inContacts((text) => or(hasName(text), hasCompany(text))),
  'contacts.nameCompanyOrEmail': inContacts((text) => or(hasName(text), hasCompany(text), hasEmail(text))),
  'contacts.email': inContacts(hasEmail),
  /** Digits of the phone numbers. */
  'contacts.phone': inContacts(hasPhone),
  'policies.number': {
    table: policies,
    id: policies.id,
    contains: (text) => nameContains(policies.policyNumber, text),
  },
  'policies.serial': bySerial(policies, 'pol'),
  'quotes.serial': bySerial(quotes, 'q'),
  'opportunities.serial': bySerial(opportunities, 'opp'),
  'claims.serial': bySerial(claims, 'clm'),
} as const satisfies Record<string, Field>;

export type SearchField = keyof typeof fields;

/** A search of a list that finds more than this reads the rows in the order of the list instead. */
const MAX_FOUND = 10_000;

/**
 * Condition for rows whose `column` refers to a record that contains the text, in any letter case. Row security keeps the planner
 * from using search indexes, because their operators could reveal rows of other agencies. So the function `search_ids` looks up
 * the ids in the caller's agency. It returns null for customers, who have few rows, and for texts that too many rows contain.
 */
export async function search(
  tx: Transaction,
  field: SearchField,
  text: string,
  column: AnyColumn = fields[field].id,
): Promise<SQL | undefined> {
  return (await prepareSearch(tx, field, text))(column);
}

/**
 * The same for several columns. Looks up the ids once and returns a function that makes the condition for a column. `most` is the
 * number of ids above which rows are read in their order instead. That is faster where a few of many rows are asked for.
 */
export async function prepareSearch(
  tx: Transaction,
  field: SearchField,
  text: string,
  most = MAX_FOUND,
): Promise<(column: AnyColumn) => SQL | undefined> {
  const { table, id, contains, part = (whole: string) => whole.toLowerCase() }: Field = fields[field];
  if (field.endsWith('.serial') && /\D/.test(part(text))) return () => sql`false`;
  const [found] = await tx
    .select({ ids: sql<string[] | null>`ids` })
    .from(sql`search_ids(${field}, ${containing(part(text))}, ${most}) as ids`);
  const ids = found?.ids;
  if (ids) return (column) => isAnyOf(column, ids);
  // A subquery with a single value, because the planner would turn `in` into a join of all rows.
  return (column) =>
    column === id ? contains(text) : sql`(select ${contains(text)} from ${table} where ${eq(id, column)})`;
}

/** Condition for mail threads whose subject contains the text. Above `most`, the subject of each row is read instead. */
export async function threadsBySubject(tx: Transaction, text: string, most = MAX_FOUND): Promise<SQL | undefined> {
  const [found] = await tx
    .select({ ids: sql<string[] | null>`ids` })
    .from(sql`search_threads(${containing(text.toLowerCase())}, ${most}) as ids`);
  return found?.ids ? isAnyOf(mailThreads.id, found.ids) : nameContains(mailThreads.subject, text);
}

/** Whether a column has one of these ids. */
export const isAnyOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`;

/**
 * Ids of the contacts of whose name or company a word begins with the text. Null for customers, and if there are more than
 * `most`.
 */
export async function findContactsByPrefix(tx: Transaction, text: string, most: number): Promise<string[] | null> {
  const begins = containing(text.toLowerCase()).slice(1);
  const ids = await Promise.all(
    [begins, `% ${begins}`].map(async (pattern) => {
      const [found] = await tx
        .select({ ids: sql<string[] | null>`ids` })
        .from(sql`search_ids('contacts.nameOrCompany', ${pattern}, ${most}) as ids`);
      return found?.ids ?? null;
    }),
  );
  return ids.every((each) => each !== null) ? ids.flat() : null;
}

/** Ids of the contacts whose name or company resembles the text, at most `most`, the most similar first. */
export async function findSimilarContacts(tx: Transaction, text: string, most: number): Promise<string[]> {
  const [found] = await tx
    .select({ ids: sql<string[] | null>`ids` })
    .from(sql`similar_contacts(${text.toLowerCase()}, ${most}) as ids`);
  return found?.ids ?? [];
}

/** A small table, such as carriers. */
type NamedTable = PgTable & { id: AnyPgColumn; name: AnyPgColumn };

/** Ids of the rows whose name contains the text. */
export async function idsNamed(tx: Transaction, table: NamedTable, text: string): Promise<string[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(nameContains(table.name, text));
  return rows.map(({ id }) => String(id));
}

/** Condition for rows whose `column` refers to a row whose name contains the text. */
export const refersToNamed = async (
  tx: Transaction,
  column: AnyColumn,
  table: NamedTable,
  text: string,
): Promise<SQL> => isAnyOf(column, await idsNamed(tx, table, text));
