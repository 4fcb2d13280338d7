import type { TimelineKind } from '@fairlead/rules';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { docs, notes, tasks } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { auditedFields, columnsOf, isAuditedType } from '../../records/auditedFields.ts';
import { recordColumns, type TimelineRecord, type TimelineScope } from './scope.ts';

/** Kind, id and time of an entry. */
export interface Head {
  kind: TimelineKind;
  id: string;
  /** Milliseconds. */
  at: number;
}

interface HeadQuery extends TimelineScope {
  agencyId: string;
  record: TimelineRecord;
  includesClaims: boolean;
  kind: TimelineKind | undefined;
  /** Only older entries. */
  before: Pick<Head, 'id' | 'at'> | undefined;
  limit: number;
}

const idArray = (ids: readonly string[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;

/** Whether the row `a` of the audit log created or deleted a record, or changed a field that a timeline shows. */
export const isShownChange = sql`(a.action in ('CREATED', 'DELETED') or a.action = 'CHANGED' and exists (
  select from unnest(case a.record_type ${sql.join(
    Object.keys(auditedFields)
      .filter(isAuditedType)
      .map(
        (type) =>
          sql`when ${sql.raw(`'${type}'`)} then array[${sql.raw(
            columnsOf(type)
              .map((column) => `'${column}'`)
              .join(', '),
          )}]`,
      ),
    sql` `,
  )} end) as field
  where a.after ? field and coalesce(a.before ->> field, '') <> coalesce(a.after ->> field, '')))`;

const auditedTypes = sql.raw(
  Object.keys(auditedFields)
    .map((type) => `'${type}'`)
    .join(', '),
);

/** Selects the newest entries of each source by an index, and merges them. */
export function selectHeads(tx: Transaction, query: HeadQuery) {
  const { agencyId, record, includesClaims, kind, before, limit, recordOf, threadIds } = query;
  const column = recordColumns[record.recordType];
  const older = (at: SQL, id: SQL) =>
    before === undefined
      ? sql`true`
      : sql`${at} <= ${instantOf(before.at)} and (${at}, ${id}) < (${instantOf(before.at)}, ${before.id}::uuid)`;
  /** Newest rows of a table that has a column for the record. */
  const ofTable = (
    table: typeof notes | typeof docs | typeof tasks,
    { name, at, condition }: { name: SQL; at: SQL; condition?: SQL | undefined },
  ) => sql`(select ${name} as kind, ${table.id} as id, ${at} as at from ${table}
    where ${and(
      eq(table.agencyId, agencyId),
      eq(table[column as 'contactId'], record.recordId),
      isNull(table.deletedAt),
      includesClaims ? undefined : isNull(table.claimId),
      condition,
      older(at, sql`${table.id}`),
    )}
    order by ${at} desc, ${table.id} desc limit ${limit})`;
  const isWanted = (...kinds: TimelineKind[]) => kind === undefined || kinds.includes(kind);
  const sources: SQL[] = [];
  const claimIds = [...recordOf.values()].flatMap(({ recordType, recordId }) =>
    recordType === 'CLAIM' && includesClaims ? [recordId] : [],
  );
  if (isWanted('NOTE') && claimIds.length > 0)
    sources.push(sql`(select 'NOTE' as kind, n.id, n.created_at as at from unnest(${idArray(claimIds)}) as claim(id)
      cross join lateral (select id, created_at from claim_notes
        where agency_id = ${agencyId} and claim_id = claim.id and ${older(sql`created_at`, sql`claim_notes.id`)}
        order by created_at desc, claim_notes.id desc limit ${limit}) n
      order by n.created_at desc, n.id desc limit ${limit})`);
  if (isWanted('NOTE', 'CALL')) {
    const condition = kind && eq(notes.kind, kind === 'CALL' ? 'CALL' : 'NOTE');
    sources.push(ofTable(notes, { name: sql`${notes.kind}`, at: sql`${notes.createdAt}`, condition }));
  }
  if (isWanted('TASK'))
    sources.push(ofTable(tasks, { name: sql`'TASK'`, at: sql`coalesce(${tasks.doneAt}, ${tasks.createdAt})` }));
  // opportunities have no documents
  if (isWanted('DOCUMENT') && record.recordType !== 'OPPORTUNITY') {
    const condition = sql`not exists (select from quotes q where q.id = ${docs.quoteId} and q.deleted_at is not null)`;
    sources.push(ofTable(docs, { name: sql`'DOCUMENT'`, at: sql`${docs.createdAt}`, condition }));
  }
  if (isWanted('MAIL'))
    sources.push(sql`(select 'MAIL' as kind, m.id, m.created_at as at from unnest(${idArray(threadIds)}) as thread(id)
      cross join lateral (select id, created_at from mail_messages
        where agency_id = ${agencyId} and thread_id = thread.id and ${older(sql`created_at`, sql`mail_messages.id`)}
        order by created_at desc, mail_messages.id desc limit ${limit}) m
      order by m.created_at desc, m.id desc limit ${limit})`);
  if (isWanted('CHANGE'))
    sources.push(sql`(select 'CHANGE' as kind, c.id, c.at from unnest(${idArray([...recordOf.keys()])}) as subject(id)
      cross join lateral (select a.id, a.at from audit_log a
        where a.record_id = subject.id and a.agency_id = ${agencyId} and a.outcome = 'DONE'
          and a.record_type in (${auditedTypes}) and ${older(sql`a.at`, sql`a.id`)} and ${isShownChange}
        order by a.at desc, a.id desc limit ${limit}) c
      order by c.at desc, c.id desc limit ${limit})`);
  if (sources.length === 0) sources.push(sql`(select '' as kind, null::uuid as id, null::timestamptz as at limit 0)`);
  const entries = sql`(${sql.join(sources, sql` union all `)}) as entries`;
  return tx
    .select({
      kind: sql<TimelineKind>`kind`,
      id: sql<string>`id`,
      at: sql<number>`(extract(epoch from at) * 1000)::bigint`.mapWith(Number),
    })
    .from(entries)
    .orderBy(sql`entries.at desc, id desc`)
    .limit(limit);
}

const instantOf = (at: number): SQL => sql`to_timestamp(${at}::bigint / 1000.0)`;
