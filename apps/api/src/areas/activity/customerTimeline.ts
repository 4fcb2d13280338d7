import type { components, operations } from '@fairlead/openapi';
import { DEFAULT_PAGE_SIZE, type Language } from '@fairlead/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { docs, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { FileLinks } from '../../ports/fileLinks.ts';
import { type AuditedType, auditedFields, type Content, changedValues } from '../../records/auditedFields.ts';
import { loadWorkRecords } from '../../records/workRecords.ts';
import { loadDocuments, type PartialEntry, system } from './entries.ts';
import type { Head } from './heads.ts';
import { recordColumns, type TimelineRecord } from './scope.ts';
import { cursorOf, headOf, toEntry } from './timeline.ts';

type Query = operations['getTimeline']['parameters']['query'];
type Timeline = components['schemas']['Timeline'];

interface CustomerReader {
  language: Language;
  links: FileLinks;
}

const status = z.object({ status: z.string().nullable(), customerFeedback: z.string().nullable() });
const result = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(['MAIL', 'CHANGE']),
      id: z.string(),
      at: z.coerce.number(),
      actor_kind: z.enum(['AGENT', 'CUSTOMER', 'SYSTEM']),
      actor_id: z.string().nullable(),
      subject: z.string().nullable(),
      is_request: z.boolean(),
      action: z.string().nullable(),
      before: status.nullable(),
      after: status.nullable(),
    }),
  ),
});
type Row = z.infer<typeof result>['rows'][number];

/** Kinds of records in the audit log. */
const auditedTypeOf: Readonly<Record<string, AuditedType>> = { QUOTE: 'quote', POLICY: 'policy', CLAIM: 'claim' };

/**
 * Reads a page of the timeline of a customer's own quote, policy or claim: mails, documents and status changes. The database
 * returns no notes, calls or tasks to customers.
 */
export async function readCustomerTimeline(
  tx: Transaction,
  { recordType, recordId, entryKind, before, pageSize = DEFAULT_PAGE_SIZE }: Query,
  { language, links }: CustomerReader,
): Promise<Omit<Timeline, 'erased'>> {
  const record = { recordType, recordId };
  const older = before === undefined ? undefined : headOf(before);
  const limit = pageSize + 1;
  const rows = await selectRows(tx, record, { entryKind, older, limit });
  const documents =
    entryKind === undefined || entryKind === 'DOCUMENT' ? await selectDocuments(tx, record, older, limit) : [];
  const heads = [...rows.map(({ kind, id, at }): Head => ({ kind, id, at })), ...documents].toSorted(newestFirst);
  const page = heads.slice(0, pageSize);
  const shown = new Set(page.map(({ id }) => id));
  const nameOf = await loadNames(tx, rows);
  const parts: PartialEntry[] = [
    ...rows.filter(({ id }) => shown.has(id)).map((row) => partOf(row, record, nameOf, language)),
    ...(await loadDocuments(
      tx,
      documents.flatMap(({ id }) => (shown.has(id) ? [id] : [])),
      links,
    )),
  ];
  const byId = new Map(parts.map((part) => [part.id, part]));
  const recordOf = await loadWorkRecords(
    tx,
    parts.map((part) => part.of),
  );
  const last = page.at(-1);
  return {
    entries: page.flatMap((head) => {
      const part = byId.get(head.id);
      return part ? [toEntry(head, part, recordOf)] : [];
    }),
    pinned: null,
    next: heads.length > pageSize && last ? cursorOf(last) : null,
  };
}

const newestFirst = (one: Head, other: Head): number => other.at - one.at || (one.id < other.id ? 1 : -1);

interface Position {
  entryKind: Query['entryKind'];
  older: Pick<Head, 'at' | 'id'> | undefined;
  limit: number;
}

async function selectRows(
  tx: Transaction,
  { recordType, recordId }: TimelineRecord,
  { entryKind, older, limit }: Position,
): Promise<Row[]> {
  const before = older ? new Date(older.at).toISOString() : null;
  const found = await tx.execute(sql`
    select kind, id, (extract(epoch from at) * 1000)::bigint as at, actor_kind, actor_id, subject, is_request, action, before, after
    from customer_timeline(${recordType}, ${recordId}, ${entryKind ?? null}, ${before}, ${older?.id ?? null}, ${limit})`);
  return result.parse(found).rows;
}

async function selectDocuments(
  tx: Transaction,
  { recordType, recordId }: TimelineRecord,
  older: Position['older'],
  limit: number,
): Promise<Head[]> {
  const column = docs[recordColumns[recordType] as 'policyId'];
  const at = older && new Date(older.at).toISOString();
  const rows = await tx
    .select({ id: docs.id, at: docs.createdAt })
    .from(docs)
    .where(
      and(
        eq(column, recordId),
        isNull(docs.deletedAt),
        older && sql`(${docs.createdAt}, ${docs.id}) < (${at}::timestamptz, ${older.id}::uuid)`,
      ),
    )
    .orderBy(sql`${docs.createdAt} desc, ${docs.id} desc`)
    .limit(limit);
  return rows.map(({ id, at: date }) => ({ kind: 'DOCUMENT', id, at: date.getTime() }));
}

/** Loads the names of the customer and of agents. Row security hides other users. */
async function loadNames(tx: Transaction, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ actor_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

function partOf(row: Row, of: TimelineRecord, nameOf: ReadonlyMap<string, string>, language: Language): PartialEntry {
  const { id, kind, actor_kind: actorKind, actor_id: actorId, subject } = row;
  const name = actorId === null ? undefined : nameOf.get(actorId);
  const person = actorId !== null && name !== undefined ? { id: actorId, name } : null;
  const isKnown = person !== null || actorKind === 'CUSTOMER';
  const entry = { id, of, actor: isKnown ? { actorKind, person } : system };
  if (kind === 'MAIL') return { ...entry, mail: { subject: subject ?? '', threadId: null, isRequest: row.is_request } };
  const type = auditedTypeOf[of.recordType] ?? 'policy';
  const change = {
    changedType: auditedFields[type].type,
    changeAction: row.action === 'CREATED' ? ('CREATED' as const) : ('CHANGED' as const),
    name: null,
    values: row.action === 'CREATED' ? [] : valuesOf(type, row, language),
  };
  return { ...entry, change };
}

/** The changed status, or else the customer's answer. */
function valuesOf(type: AuditedType, { before, after }: Row, language: Language) {
  const contents = { before: (before ?? {}) satisfies Content, after: (after ?? {}) satisfies Content };
  return changedValues(type, contents, language, () => null).slice(0, 1);
}
