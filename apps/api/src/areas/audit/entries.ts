import type { components } from '@fairlead/openapi';
import type { Language, TaskRecordType, Viewer } from '@fairlead/rules';
import { inArray } from 'drizzle-orm';
import { contacts, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';
import { fullName } from '../../messages/formats.ts';
import { isMessageKey, messageText } from '../../messages/index.ts';
import { operationText } from '../../messages/operations/index.ts';
import type { Places } from '../../ports/places.ts';
import {
  type AuditedType,
  type Content,
  changedValues,
  isAuditedType,
  isContent,
} from '../../records/auditedFields.ts';
import { loadNames } from '../../records/auditedNames.ts';
import { describeDevice } from '../../records/devices.ts';
import { loadWorkRecords } from '../../records/workRecords.ts';
import { type AuditRow, auditRecordOf } from './list.ts';
import { platformValues } from './platformValues.ts';
import { isRestorable } from './restore.ts';

type Entry = components['schemas']['AuditEntry'];
type Actor = components['schemas']['AuditActor'];

/** Kinds of records with a page of their own. */
const recordTypes = {
  contact: 'CONTACT',
  opportunity: 'OPPORTUNITY',
  quote: 'QUOTE',
  policy: 'POLICY',
  claim: 'CLAIM',
} as const satisfies Readonly<Record<string, TaskRecordType>>;
const isRecordType = (type: string): type is keyof typeof recordTypes => Object.hasOwn(recordTypes, type);

/** Columns that refer to the record of a part, the most specific one first. */
const ownerColumns = {
  claimId: 'CLAIM',
  policyId: 'POLICY',
  quoteId: 'QUOTE',
  opportunityId: 'OPPORTUNITY',
  contactId: 'CONTACT',
} as const satisfies Readonly<Record<string, TaskRecordType>>;

/** Columns that name a record, the first one that is set. */
const nameColumns = [
  'name',
  'title',
  'fileName',
  'subject',
  'code',
  'policyNumber',
  'invoiceNumber',
  'email',
  'couponCode',
  'reference',
  'packageName',
] as const;

interface ReadEntry extends AuditRow {
  before: Content | null;
  after: Content | null;
  /** Content after the change, or before a deletion. */
  content: Content;
  link: { recordType: TaskRecordType; recordId: string } | null;
}

const none: Content = {};

function read(found: AuditRow): ReadEntry {
  const { row } = found;
  const before = isContent(row.before) ? row.before : null;
  const after = isContent(row.after) ? row.after : null;
  const content = after ?? before ?? none;
  return { ...found, before, after, content, link: linkOf(row, content) };
}

function linkOf({ recordType, recordId }: AuditRow['row'], content: Content): ReadEntry['link'] {
  if (isRecordType(recordType)) return recordId === null ? null : { recordType: recordTypes[recordType], recordId };
  for (const [column, type] of Object.entries(ownerColumns)) {
    const id = content[column];
    if (typeof id === 'string') return { recordType: type, recordId: id };
  }
  return null;
}

const textIn = (content: Content, column: string): string | null => {
  const value = content[column];
  return typeof value === 'string' && value !== '' ? value : null;
};

function contentName(content: Content): string | null {
  const person = [textIn(content, 'firstName'), textIn(content, 'lastName')].filter(Boolean).join(' ');
  if (person !== '') return person;
  const column = nameColumns.find((each) => textIn(content, each) !== null);
  return column ? textIn(content, column) : null;
}

/** Name of the record in the stored content. */
export const contentNameOf = (row: AuditRow): string | null => contentName(read(row).content);

/** Values of a change. A new record has no values before, a deleted one none after. */
function valuesOf(
  { row, before, after }: ReadEntry,
  language: Language,
  nameOf: Awaited<ReturnType<typeof loadNames>>,
) {
  const { recordType: type } = row;
  if (!isAuditedType(type)) return platformValues(type, { before: before ?? none, after: after ?? none }, language);
  const isDeleted = before !== null && after === null;
  const values = changedValues(
    type,
    { before: isDeleted ? none : (before ?? none), after: after ?? before ?? none },
    language,
    nameOf,
  );
  const known = values.filter((value) => value.before !== null || value.after !== null);
  return isDeleted ? known.map((value) => ({ ...value, before: value.after, after: null })) : known;
}

/** Values of a change without the names of other records. */
export const storedValues = (row: AuditRow, language: Language) => valuesOf(read(row), language, (_, id) => id);

/** Agencies do not see platform admins. */
function actorOf({ row: { actorKind, userId }, person }: ReadEntry): Actor {
  if (actorKind === 'STRIPE' || actorKind === 'JOB') return { actorKind, person: null };
  if (actorKind === 'VISITOR') return { actorKind, person };
  return { actorKind: person || userId === null ? 'PERSON' : 'PLATFORM', person };
}

/** Message of a failure or refusal, in the language of the reader. */
function reasonOf({ row, content }: ReadEntry, language: Language): string | null {
  if (row.outcome === 'DONE') return null;
  const code = textIn(content, 'code') ?? '';
  if (!isMessageKey(code)) return null;
  const text = messageText(language, code);
  // the values of its placeholders are not stored
  return text.includes('{') ? null : text;
}

const rowsOfExport = ({ row, content }: ReadEntry): number | null =>
  row.recordType === 'export' && typeof content['rows'] === 'number' ? content['rows'] : null;

/** Describes entries for a reader, with the names of their records and the values that changed. */
export async function describeEntries(
  tx: Transaction,
  rows: readonly AuditRow[],
  { viewer, language, places }: { viewer: Viewer; language: Language; places: Places },
): Promise<(row: AuditRow) => Entry> {
  const entries = new Map(rows.map((row) => [row.row.id, read(row)]));
  const all = [...entries.values()];
  const links = all.flatMap(({ link }) => (link ? [link] : []));
  const describe = await loadWorkRecords(tx, links);
  const people = await loadPeople(tx, all);
  const contents = all.flatMap(({ row, before, after }) =>
    isAuditedType(row.recordType)
      ? [{ type: row.recordType satisfies AuditedType, before: before ?? none, after: after ?? before ?? none }]
      : [],
  );
  const nameOf = await loadNames(tx, contents);
  return ({ row: { id } }) => {
    const entry = entries.get(id);
    if (!entry) throw new Error('the entry was not read');
    const { row, link, content } = entry;
    const number = link && isRecordType(row.recordType) ? describe(link).number : null;
    const own = row.recordId === null ? null : (people.get(row.recordId) ?? null);
    return {
      id: row.id,
      creationDate: toSeconds(row.at),
      auditAction: row.action,
      actor: actorOf(entry),
      recordType: auditRecordOf(row.recordType),
      name: number ?? own ?? contentName(content),
      link: link && describe(link),
      values: valuesOf(entry, language, nameOf),
      restorable: isRestorable(entry, viewer),
      reason: reasonOf(entry, language),
      rows: rowsOfExport(entry),
      occurrences: row.occurrences,
      operation: row.operationId,
      operationText: operationText(language, row.operationId),
      networkAddress: row.networkAddress,
      place: places.find(row.networkAddress, language),
      userAgent: row.userAgent,
      ...describeDevice(row.userAgent),
    };
  };
}

/** Names of contacts and accounts, by id. */
async function loadPeople(tx: Transaction, entries: readonly ReadEntry[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (type: string) => [
    ...new Set(entries.flatMap(({ row }) => (row.recordType === type && row.recordId !== null ? [row.recordId] : []))),
  ];
  const [contactIds, userIds] = [idsOf('contact'), idsOf('user')];
  const names = new Map<string, string>();
  if (contactIds.length > 0) {
    const { id, firstName, lastName } = contacts;
    const found = await tx.select({ id, firstName, lastName }).from(contacts).where(inArray(id, contactIds));
    for (const contact of found) names.set(contact.id, fullName(contact));
  }
  if (userIds.length > 0) {
    const { id, name } = users;
    for (const user of await tx.select({ id, name }).from(users).where(inArray(id, userIds)))
      names.set(user.id, user.name);
  }
  return names;
}
