import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../access.ts';
import { type AuditedChange, audit, type Who } from '../db/audit.ts';
import { existing, only } from '../db/rows.ts';
import type { Transaction } from '../db/scope.ts';
import type { MessageKey } from '../messages/index.ts';
import { notFound, stale } from './answers.ts';
import type { FieldMessage } from './types.ts';

type VersionedTable = PgTable & { id: PgColumn; version: PgColumn };

/** How operations find, change and audit one kind of record. `Found` is the row of the table, possibly with joined rows. */
export interface RecordKind<Found, Table extends VersionedTable, Payload, Missing extends MessageKey> {
  table: Table;
  /** Type in the audit log. */
  type: AuditedChange['type'];
  /** Code of the answer when the record does not exist or the caller may not see it. */
  notFound: Missing;
  find: (tx: Transaction, id: string) => Promise<Found | undefined>;
  /** Finds the record and locks it until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<Found | undefined>;
  rowOf: (found: Found) => { id: string; version: number };
  /** Content of the audit log. */
  toAudited: (found: Found, tx: Transaction) => object | Promise<object>;
  /** Content of the answer when the version is not current. */
  toPayload: (found: Found, tx: Transaction) => Payload | Promise<Payload>;
}

/** Types the definition of a kind of record. */
export const recordKind = <Found, Table extends VersionedTable, Payload, Missing extends MessageKey>(
  kind: RecordKind<Found, Table, Payload, Missing>,
) => kind;

interface Request {
  tx: Transaction;
  session: Who;
  operationId: OperationId;
  id: string;
}

interface ChangeRequest extends Request {
  /** Version that the caller has seen. */
  version: number;
}

interface DeleteRequest<Done> extends Request {
  deletedAt: Date;
  /** Code of the answer. */
  done: Done;
}

interface AnyAnswer {
  status: 200 | 400 | 403 | 409;
  code: MessageKey;
  errors?: FieldMessage[];
}

/** Stores columns and returns the new state. */
type Save<Found, Table extends VersionedTable> = (values: Partial<Table['$inferInsert']>) => Promise<Found>;

/**
 * Changes a record: locks it, checks that it exists and that the caller has seen its current version, and runs `change`. Its
 * `save` increments the version and writes the audit log.
 */
export async function changeRecord<
  Found,
  Table extends VersionedTable,
  Payload,
  Missing extends MessageKey,
  Result extends AnyAnswer,
>(
  kind: RecordKind<Found, Table, Payload, Missing>,
  { tx, session, operationId, id, version }: ChangeRequest,
  change: (before: Found, save: Save<Found, Table>) => Promise<Result>,
) {
  const before = await kind.lock(tx, id);
  if (!before) return notFound(kind.notFound);
  const row = kind.rowOf(before);
  if (version !== row.version) return stale(await kind.toPayload(before, tx));
  // Before the change, which may also change rows that the audit log includes.
  const auditedBefore = await kind.toAudited(before, tx);
  return change(before, async (values) => {
    await update(tx, kind.table, row, values);
    const after = existing(await kind.find(tx, id), `${kind.type} ${id}`);
    await audit(tx, session, operationId, {
      type: kind.type,
      id,
      before: auditedBefore,
      after: await kind.toAudited(after, tx),
    });
    return after;
  });
}

/** Marks a record as deleted and writes the audit log. */
export async function deleteRecord<
  Found,
  Table extends VersionedTable & { deletedAt: PgColumn },
  Missing extends MessageKey,
  Done extends MessageKey,
>(
  kind: RecordKind<Found, Table, unknown, Missing>,
  { tx, session, operationId, id, deletedAt, done }: DeleteRequest<Done>,
) {
  const before = await kind.lock(tx, id);
  if (!before) return notFound(kind.notFound);
  await update(tx, kind.table, kind.rowOf(before), { deletedAt });
  await audit(tx, session, operationId, { type: kind.type, id, before: await kind.toAudited(before, tx) });
  return { status: 200, code: done } as const;
}

/** Updates a locked row and increments its version. */
async function update(tx: Transaction, table: VersionedTable, row: { id: string; version: number }, values: object) {
  only(
    await tx
      .update(table)
      .set({ ...values, version: row.version + 1 })
      .where(eq(table.id, row.id))
      .returning({ id: table.id }),
  );
}
