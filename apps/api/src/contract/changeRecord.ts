import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, type AuditedChange, type AuditedOperation, audit } from '../db/audit.ts';
import { assertExists, lockAndFind, onlyRow } from '../db/rows.ts';
import type { Transaction } from '../db/scope.ts';
import type { MessageKey } from '../messages/index.ts';
import { notFound, stale } from './answers.ts';
import type { FieldMessage } from './types.ts';

/** A table of records. Without `version`, changes are not compared with what the caller has seen. */
export type RecordTable = PgTable & { id: PgColumn; version?: PgColumn };
export type DeletableTable = RecordTable & { deletedAt: PgColumn };

/** How operations find, change and audit one kind of record. `Found` is the row of the table, possibly with joined rows. */
export interface RecordKind<Found, Table extends RecordTable, Payload, Missing extends MessageKey> {
  table: Table;
  /** Type in the audit log. */
  type: AuditedChange['type'];
  /** Code of the answer when the record does not exist or the caller may not see it. */
  notFound: Missing;
  find: (tx: Transaction, id: string) => Promise<Found | undefined>;
  /** Finds the record and locks it until the transaction ends. By default, locks its row, then finds it. */
  lock?: (tx: Transaction, id: string) => Promise<Found | undefined>;
  rowOf: (found: Found) => { id: string; version?: number };
  /** Whether a version is recent enough for a change. Defaults to the current version only. */
  isCurrent?: (found: Found, version: number) => boolean;
  /** Content of the audit log. Defaults to the row. */
  toAudited?: (found: Found, tx: Transaction) => object | Promise<object>;
  /** Content of the answer. */
  toPayload: (found: Found, tx: Transaction) => Payload | Promise<Payload>;
}

/** Types the definition of a kind of record. */
export const recordKind = <Found, Table extends RecordTable, Payload, Missing extends MessageKey>(
  kind: RecordKind<Found, Table, Payload, Missing>,
) => kind;

/** Transaction, actor and operation of a write. */
export interface Write {
  tx: Transaction;
  session: Actor;
  operationId: AuditedOperation;
}

interface AnyAnswer {
  status: 200 | 400 | 403 | 404 | 409;
  code: MessageKey;
  errors?: FieldMessage[];
}

/** Rules that come before the version check, such as ownership. Returns the refusal. */
type Check<Found, Refusal> = (before: Found) => Refusal | undefined | Promise<Refusal | undefined>;

/** Runs the check of a request. Without a check, the type of the refusal is `never`, whatever the caller expects. */
const refusalOf = async <Found, Refusal>(
  check: Check<Found, Refusal> | undefined,
  before: Found,
): Promise<NoInfer<Refusal> | undefined> => check?.(before);

interface ChangeRequest<Found, Refusal> extends Write {
  id: string;
  check?: Check<Found, Refusal>;
}

/** Parts of a kind of record that are needed to save it. */
type SavedKind<Found, Table extends RecordTable> = Pick<
  RecordKind<Found, Table, unknown, MessageKey>,
  'table' | 'type' | 'find' | 'rowOf' | 'toAudited'
>;

/** Content that the audit log shows in addition to the record. */
export interface AuditedParts {
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Stores columns, increments the version, writes the audit log and returns the new state. Without columns, only writes the
 * audit log, for a change that another module has stored.
 */
export type Save<Found, Table extends RecordTable> = (
  values?: Partial<Table['$inferInsert']>,
  parts?: AuditedParts,
) => Promise<Found>;

/**
 * Changes a record. The steps are: lock it, check that it exists, run `check`, check that the caller has seen its current
 * version, and run `change`. `change` checks its rules, calls `save`, and writes mails.
 *
 * @param request Without `version`, any version is changed.
 */
export async function changeRecord<
  Found,
  Table extends RecordTable,
  Payload,
  Missing extends MessageKey,
  Result extends AnyAnswer,
  Refusal extends AnyAnswer = never,
>(
  kind: RecordKind<Found, Table, Payload, Missing>,
  { version, ...request }: ChangeRequest<Found, Refusal> & { version: number | undefined },
  change: (before: Found, save: Save<Found, Table>) => Promise<Result>,
) {
  return changeAnyVersion(kind, request, async (before, save) => {
    const isCurrent = kind.isCurrent ?? ((found, seen) => seen === kind.rowOf(found).version);
    if (version !== undefined && !isCurrent(before, version)) return stale(await kind.toPayload(before, request.tx));
    return change(before, save);
  });
}

/** Changes a record without a version check, for operations that do not send the version that the caller has seen. */
export async function changeAnyVersion<
  Found,
  Table extends RecordTable,
  Missing extends MessageKey,
  Result extends AnyAnswer,
  Refusal extends AnyAnswer = never,
>(
  kind: RecordKind<Found, Table, unknown, Missing>,
  { tx, session, operationId, id, check }: ChangeRequest<Found, Refusal>,
  change: (before: Found, save: Save<Found, Table>) => Promise<Result>,
) {
  const before = await lockRecord(kind, tx, id);
  if (!before) return notFound(kind.notFound);
  const refusal = await refusalOf(check, before);
  if (refusal) return refusal;
  // Before the change, which may also change rows that the audit log includes.
  const auditedBefore = await auditedOf(kind, before, tx);
  let saved = false;
  const answer = await change(before, async (values, parts) => {
    saved = true;
    const audited = { before: { ...auditedBefore, ...parts?.before }, after: parts?.after };
    return saveRecord(kind, { tx, session, operationId }, before, { values, audited });
  });
  if (answer.status === 200 && !saved) throw new Error(`${operationId} reports a change that it has not saved`);
  return answer;
}

interface Saved<Table extends RecordTable> {
  values: Partial<Table['$inferInsert']> | undefined;
  /** `before` replaces the content of the audit log, and `after` is added to it. */
  audited?: AuditedParts;
}

/** Saves a locked record, like `save` of `changeRecord`. */
export async function saveRecord<Found, Table extends RecordTable>(
  kind: SavedKind<Found, Table>,
  { tx, session, operationId }: Write,
  before: Found,
  { values, audited }: Saved<Table>,
): Promise<Found> {
  const { type, table } = kind;
  const { id } = kind.rowOf(before);
  const auditedBefore = audited?.before ?? (await auditedOf(kind, before, tx));
  if (values) await update(tx, table, id, values);
  const after = assertExists(await kind.find(tx, id), `${type} ${id}`);
  const auditedAfter = { ...(await auditedOf(kind, after, tx)), ...audited?.after };
  await audit(tx, session, operationId, { type, id, before: auditedBefore, after: auditedAfter });
  return after;
}

interface DeleteRequest<Found, Refusal, Done> extends ChangeRequest<Found, Refusal> {
  deletedAt: Date;
  /** Code of the answer. */
  done: Done;
  /** Changes rows that depend on the record. */
  cascade?: (before: Found) => Promise<unknown>;
}

/** Marks a record as deleted and writes the audit log. */
export async function deleteRecord<
  Found,
  Table extends DeletableTable,
  Missing extends MessageKey,
  Done extends MessageKey,
  Refusal extends AnyAnswer = never,
>(
  kind: RecordKind<Found, Table, unknown, Missing>,
  { tx, session, operationId, id, deletedAt, done, check, cascade }: DeleteRequest<Found, Refusal, Done>,
) {
  const before = await lockRecord(kind, tx, id, 'update');
  if (!before) return notFound(kind.notFound);
  const refusal = await refusalOf(check, before);
  if (refusal) return refusal;
  await update(tx, kind.table, id, { deletedAt });
  await cascade?.(before);
  await audit(tx, session, operationId, { type: kind.type, id, before: await auditedOf(kind, before, tx) });
  return { status: 200, code: done } as const;
}

const lockRecord = <Found>(
  { table, find, lock }: Pick<RecordKind<Found, RecordTable, unknown, MessageKey>, 'table' | 'find' | 'lock'>,
  tx: Transaction,
  id: string,
  strength?: 'update',
) => (lock ? lock(tx, id) : lockAndFind(tx, table, id, find, strength));

/** Content of the audit log. */
export const auditedOf = <Found>(
  { toAudited, rowOf }: Pick<RecordKind<Found, RecordTable, unknown, MessageKey>, 'toAudited' | 'rowOf'>,
  found: Found,
  tx: Transaction,
): object | Promise<object> => (toAudited ? toAudited(found, tx) : rowOf(found));

/** Updates a locked row and increments its version. */
async function update(tx: Transaction, table: RecordTable, id: string, values: object) {
  onlyRow(
    await tx
      .update(table)
      .set({ ...values, ...(table.version && { version: sql`${table.version} + 1` }) })
      .where(eq(table.id, id))
      .returning({ id: table.id }),
  );
}
