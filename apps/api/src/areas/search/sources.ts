import type { components } from '@fairlead/openapi';
import { fromCents, MAX_SEARCH_RESULTS, secondsOf, type Viewer, wordsOf } from '@fairlead/rules';
import { type AnyColumn, and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../access.ts';
import {
  agencies,
  carriers,
  claims,
  contacts,
  insuranceTypes,
  mailThreads,
  opportunities,
  policies,
  quotes,
  roles,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import {
  findContactsByPrefix,
  findSimilarContacts,
  isAnyOf,
  prepareSearch,
  type SearchField,
  threadsBySubject,
} from '../../db/search.ts';
import { nameBegins, nameContains, serialPart } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';
import { fullName } from '../../messages/formats.ts';
import { claimSerial } from '../../records/claims.ts';
import { opportunitySerial } from '../../records/opportunities.ts';
import { quoteSerial } from '../../records/quotes.ts';
import { visibleThreads } from '../../records/visibleThreads.ts';
import { allowsTypos, resembles } from './typos.ts';

type Result = components['schemas']['SearchResult'];

/** Maximum number of records to look up. If more contain the text, the first results are soon found among the newest rows. */
const MAX_FOUND = 500;
/** Shorter numbers are part of too many phone numbers. */
const MIN_PHONE_DIGITS = 3;

/** Prepares the condition for rows that contain the text. */
export const prepareFind = (tx: Transaction, field: SearchField, text: string) =>
  prepareSearch(tx, field, text, MAX_FOUND);

const find = async (tx: Transaction, field: SearchField, text: string, column: AnyColumn) =>
  (await prepareFind(tx, field, text))(column);

interface Source {
  /** Operation that lists the records. Callers who may not call it do not find them. */
  list: OperationId;
  /** `ofContact` makes the condition for rows whose contact has the text in its name or company. */
  find(
    tx: Transaction,
    text: string,
    ofContact: (contactId: AnyColumn) => SQL | undefined,
    viewer: Viewer,
  ): Promise<Result[]>;
}

const detailOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

type Contact = typeof contacts.$inferSelect;

const newest = (tx: Transaction, condition: SQL | undefined, limit: number): Promise<Contact[]> =>
  tx.select().from(contacts).where(condition).orderBy(desc(contacts.createdAt), desc(contacts.id)).limit(limit);

const contactSource: Source = {
  list: 'listContacts',
  async find(tx, text) {
    // Stored with or without the country code.
    const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    const isPhone = digits.length >= MIN_PHONE_DIGITS && !/\p{L}/u.test(text);
    const prefixed = await findContactsByPrefix(tx, text, MAX_FOUND);
    const first =
      prefixed && prefixed.length > 0 ? await newest(tx, isAnyOf(contacts.id, prefixed), MAX_SEARCH_RESULTS) : [];
    const contains = or(
      await find(tx, 'contacts.nameCompanyOrEmail', text, contacts.id),
      isPhone ? await find(tx, 'contacts.phone', digits, contacts.id) : undefined,
    );
    const others = first.length < MAX_SEARCH_RESULTS ? await newest(tx, contains, MAX_SEARCH_RESULTS) : [];
    const shown = new Map([...first, ...others].map((contact) => [contact.id, contact]));
    return [...shown.values()].slice(0, MAX_SEARCH_RESULTS).map(toContactResult);
  },
};

const toContactResult = (contact: Contact): Result => ({
  type: 'CONTACT',
  id: contact.id,
  title: fullName(contact),
  detail: detailOf(contact.companyName, contact.email),
  status: null,
  ...(contact.phone !== '' && { phone: contact.phone }),
});

/** Names to compare letter by letter. */
const MAX_SIMILAR = 200;

/** Contacts whose name or company has one wrong letter per word, the most similar first. */
export async function findMisspelled(tx: Transaction, text: string): Promise<Result[]> {
  if (!allowsTypos(text)) return [];
  const ids = await findSimilarContacts(tx, text, MAX_SIMILAR);
  if (ids.length === 0) return [];
  const rows = await tx.select().from(contacts).where(isAnyOf(contacts.id, ids));
  return rows
    .filter((contact) => resembles(text, `${fullName(contact)} ${contact.companyName}`))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .slice(0, MAX_SEARCH_RESULTS)
    .map(toContactResult);
}

/** Name of a contact, followed by the company if it has a word of the text. */
function ownerOf(contact: Pick<Contact, 'firstName' | 'lastName' | 'companyName'>, text: string): string {
  const words = wordsOf(contact.companyName);
  const isFound = wordsOf(text).some((typed) => words.some((word) => word.includes(typed)));
  return isFound ? `${fullName(contact)}, ${contact.companyName}` : fullName(contact);
}

type NumberedTable = PgTable & Record<'id' | 'serial' | 'contactId' | 'createdAt' | 'status', AnyPgColumn>;

/** Columns of the facts that search results show. The same columns are read for all types, so that one query serves them. */
interface Facts {
  carrierId?: AnyColumn;
  premiumCents?: AnyColumn;
  expiredDate?: AnyColumn;
  lossDate?: AnyColumn;
}

const dayIn = (column: AnyColumn | undefined): SQL<number | null> =>
  column ? sql`${column}::text`.mapWith(secondsOf) : sql<null>`null`;

/** Selection of the facts. */
const selectFacts = ({ carrierId, premiumCents, expiredDate, lossDate }: Facts) => ({
  carrierName: carrierId
    ? sql<string | null>`(select ${carriers.name} from ${carriers} where ${eq(carriers.id, carrierId)})`
    : sql<null>`null`,
  premiumCents: premiumCents ? sql<number | null>`${premiumCents}`.mapWith(Number) : sql<null>`null`,
  expiredDate: dayIn(expiredDate),
  lossDate: dayIn(lossDate),
});

interface FactsRow {
  carrierName: string | null;
  premiumCents: number | null;
  expiredDate: number | null;
  lossDate: number | null;
}

/** Facts of a result, without the unknown ones. */
const factsOf = ({ carrierName, premiumCents, expiredDate, lossDate }: FactsRow): Partial<Result> => ({
  ...(carrierName !== null && { carrierName }),
  ...(premiumCents !== null && { premiumAmount: fromCents(premiumCents) }),
  ...(expiredDate !== null && { expiredDate }),
  ...(lossDate !== null && { lossDate }),
});

interface Numbered {
  type: Result['type'];
  list: OperationId;
  table: NumberedTable;
  /** Prefix of serials in lower case, such as `pol`. */
  prefix: string;
  field: SearchField;
  /** Query of what the record is about, for the detail. */
  about: SQL<string | null>;
  /** Defaults to none. */
  facts?: Facts;
  /** Title of a record by its serial. Defaults to `number`. */
  serialOf?: (serial: number) => string;
  /** The carrier's number of a policy. */
  number?: { column: AnyColumn; field: SearchField };
  exists?: SQL;
}

/** Records with a serial, which are found by their number and by the name or company of their contact. */
const numberedSource = (source: Numbered): Source => ({
  list: source.list,
  async find(tx, text, ofContact) {
    const { type, table, field, about, facts = {}, serialOf, number, exists } = source;
    const serial = serialPart(source.prefix, text);
    const isExact = /^\d{1,9}$/.test(serial) ? eq(table.serial, Number(serial)) : undefined;
    const contains = or(
      await find(tx, field, text, table.id),
      number && (await find(tx, number.field, text, table.id)),
      ofContact(table.contactId),
    );
    const newest = [desc(table.createdAt), desc(table.id)];
    const select = (condition: SQL | undefined) =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(exists, condition))
        .orderBy(...newest)
        .limit(MAX_SEARCH_RESULTS);
    const rows = await tx
      .select({
        id: sql<string>`${table.id}`,
        serial: sql<number>`${table.serial}`,
        number: number ? sql<string | null>`${number.column}` : sql<null>`null`,
        contact: { firstName: contacts.firstName, lastName: contacts.lastName, companyName: contacts.companyName },
        about,
        status: sql<string>`${table.status}`,
        ...selectFacts(facts),
      })
      .from(table)
      .innerJoin(contacts, eq(contacts.id, table.contactId))
      .where(
        or(
          ...[isExact, contains].filter(Boolean).map((condition) => sql`${table.id} = any(array${select(condition)})`),
        ),
      )
      .orderBy(...(isExact ? [desc(isExact)] : []), ...newest)
      .limit(MAX_SEARCH_RESULTS);
    return rows.map((row) => ({
      type,
      id: row.id,
      title: serialOf?.(row.serial) ?? row.number ?? '',
      detail: detailOf(ownerOf(row.contact, text), row.about),
      status: row.status,
      ...factsOf(row),
    }));
  },
});

/** Threads of mails, which are found by their subject. Open and done threads have an index each. */
const mailSource: Source = {
  list: 'listMailThreads',
  async find(tx, text, _ofContact, viewer) {
    const found = await threadsBySubject(tx, text, MAX_FOUND);
    const order = [desc(mailThreads.lastAt), desc(mailThreads.id)];
    const select = (isDone: SQL) =>
      tx
        .select({ id: mailThreads.id })
        .from(mailThreads)
        .where(and(isDone, visibleThreads(viewer), found))
        .orderBy(...order)
        .limit(MAX_SEARCH_RESULTS);
    const rows = await tx
      .select({ thread: mailThreads, contact: contacts })
      .from(mailThreads)
      .innerJoin(contacts, eq(contacts.id, mailThreads.contactId))
      .where(
        or(
          ...[isNull(mailThreads.doneAt), isNotNull(mailThreads.doneAt)].map(
            (state) => sql`${mailThreads.id} = any(array${select(state)})`,
          ),
        ),
      )
      .orderBy(...order)
      .limit(MAX_SEARCH_RESULTS);
    return rows.map(({ thread, contact }) => ({
      type: 'MAIL',
      id: thread.id,
      title: thread.subject,
      detail: detailOf(fullName(contact), thread.reference),
      status: null,
      lastMailAt: toSeconds(thread.lastAt),
    }));
  },
};

const insuranceOf = (column: AnyColumn): SQL<string | null> =>
  sql`(select ${insuranceTypes.name} from ${insuranceTypes} where ${eq(insuranceTypes.id, column)})`;

interface Named {
  type: Result['type'];
  list: OperationId;
  table: PgTable & Record<'id' | 'name' | 'createdAt', AnyPgColumn>;
  email?: AnyPgColumn;
  exists?: SQL | undefined;
}

/** Records of the platform, which are found by their name and email. Those that begin with the text come first. */
const namedSource = ({ type, list, table, email, exists }: Named): Source => ({
  list,
  async find(tx, text) {
    const rows = await tx
      .select({
        id: sql<string>`${table.id}`,
        title: sql<string>`${table.name}`,
        email: email ? sql<string>`${email}` : sql<null>`null`,
      })
      .from(table)
      .where(and(exists, or(nameContains(table.name, text), email && nameContains(email, text))))
      .orderBy(desc(nameBegins(table.name, text)), desc(table.createdAt), desc(table.id))
      .limit(MAX_SEARCH_RESULTS);
    return rows.map(({ email: detail, ...row }) => ({ ...row, type, detail: detailOf(detail), status: null }));
  },
});

/** Whether a user is a platform admin. Users of agencies have an agency. */
const isAdmin = and(
  isNull(users.agencyId),
  isNull(users.deletedAt),
  sql`exists (select from ${roles} where ${eq(roles.id, users.roleId)} and ${roles.roleType} = 'ADMIN')`,
);

/** Searched tables, in the order of the results. */
export const sources: readonly Source[] = [
  contactSource,
  numberedSource({
    type: 'POLICY',
    list: 'listPolicies',
    table: policies,
    prefix: 'pol',
    field: 'policies.serial',
    number: { column: policies.policyNumber, field: 'policies.number' },
    about: insuranceOf(policies.insuranceTypeId),
    facts: { carrierId: policies.carrierId, expiredDate: policies.expiresOn },
  }),
  numberedSource({
    type: 'QUOTE',
    list: 'listQuotes',
    table: quotes,
    prefix: 'q',
    field: 'quotes.serial',
    serialOf: quoteSerial,
    about: insuranceOf(quotes.insuranceTypeId),
    facts: { carrierId: quotes.carrierId, premiumCents: quotes.premiumCents },
    exists: isNull(quotes.deletedAt),
  }),
  numberedSource({
    type: 'OPPORTUNITY',
    list: 'listOpportunities',
    table: opportunities,
    prefix: 'opp',
    field: 'opportunities.serial',
    serialOf: opportunitySerial,
    about: insuranceOf(opportunities.insuranceTypeId),
    exists: isNull(opportunities.deletedAt),
  }),
  numberedSource({
    type: 'CLAIM',
    list: 'listClaims',
    table: claims,
    prefix: 'clm',
    field: 'claims.serial',
    serialOf: claimSerial,
    about: sql`(select ${policies.policyNumber} from ${policies} where ${eq(policies.id, claims.policyId)})`,
    facts: { lossDate: claims.lossOn },
  }),
  mailSource,
  namedSource({ type: 'AGENCY', list: 'listAgencies', table: agencies, email: agencies.email }),
  namedSource({ type: 'CARRIER', list: 'listCarriers', table: carriers, exists: isNull(carriers.deletedAt) }),
  namedSource({
    type: 'INSURANCE_TYPE',
    list: 'listInsuranceTypes',
    table: insuranceTypes,
    exists: isNull(insuranceTypes.deletedAt),
  }),
  namedSource({ type: 'ADMIN', list: 'listAdmins', table: users, email: users.email, exists: isAdmin }),
];
