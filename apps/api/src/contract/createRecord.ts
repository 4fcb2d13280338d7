import type { OperationId } from '../access.ts';
import { audit, auditAll } from '../db/audit.ts';
import { runOnce } from '../db/idempotency.ts';
import { uuidv7 } from '../db/ids.ts';
import { assertExists, onlyRow } from '../db/rows.ts';
import type { Transaction } from '../db/scope.ts';
import type { MessageKey } from '../messages/index.ts';
import { keyReused } from './answers.ts';
import { type AuditedParts, auditedOf, type RecordKind, type RecordTable, type Write } from './changeRecord.ts';
import type { Session } from './session.ts';

interface CreateRequest {
  tx: Transaction;
  session: Pick<Session, 'userId' | 'agencyId' | 'origin'>;
  operationId: OperationId;
  header: { 'Idempotency-Key'?: string };
  body: unknown;
}

/**
 * Runs a creation once per idempotency key, and answers with its result.
 *
 * @param create Its result is stored as JSON, for repeats of the request.
 */
export async function createOnce<Created extends object, Result>(
  { tx, session, operationId, header, body }: CreateRequest,
  create: () => Promise<Created>,
  answer: (created: Created) => Result | Promise<Result>,
) {
  const { userId } = session;
  const created = await runOnce(tx, { userId, operationId, key: header['Idempotency-Key'], body }, create);
  return created === 'reused' ? keyReused : answer(created);
}

interface CreatedAnswer<Code> {
  /** Code of the answer. */
  code: Code;
  /** Path of the record without its id. */
  path?: string;
}

interface NewRecord<Code> extends CreatedAnswer<Code> {
  /** Inserts the record, writes the audit log and returns the id. */
  create: () => Promise<string>;
}

/** Creates a record once. The answer is its current state, also for a repeat of the request. */
export const createRecord = <Found, Payload, Code extends MessageKey>(
  kind: Pick<RecordKind<Found, RecordTable, Payload, MessageKey>, 'type' | 'find' | 'toPayload'>,
  request: CreateRequest,
  { create, ...created }: NewRecord<Code>,
) =>
  createOnce(
    request,
    async () => ({ id: await create() }),
    async ({ id }) => {
      const { tx } = request;
      const payload = await kind.toPayload(assertExists(await kind.find(tx, id), `${kind.type} ${id}`), tx);
      return answerOf(created, id, payload);
    },
  );

type NewValues<Table extends RecordTable> = Omit<Table['$inferInsert'], 'id'> & { id?: string };

interface NewRow<Table extends RecordTable, Code> extends CreatedAnswer<Code> {
  /** Columns to insert. The id is optional. Runs once, and may throw `InvalidRequest`. */
  values: () => NewValues<Table> | Promise<NewValues<Table>>;
}

/** Creates a record of one row once. A repeat of the request has the same answer. */
export const insertRecord = <Found, Table extends RecordTable, Payload extends { id: string }, Code extends MessageKey>(
  kind: Omit<RecordKind<Found, Table, Payload, MessageKey>, 'notFound' | 'lock'>,
  request: CreateRequest,
  { values, ...created }: NewRow<Table, Code>,
) =>
  createOnce(
    request,
    async () => kind.toPayload(await insertRow(kind, request, await values()), request.tx),
    (payload) => answerOf(created, payload.id, payload),
  );

/** Inserts a row, with a new id by default, and writes the audit log. */
export async function insertRow<Found, Table extends RecordTable>(
  kind: Pick<RecordKind<Found, Table, unknown, MessageKey>, 'table' | 'type' | 'find' | 'rowOf' | 'toAudited'>,
  { tx, session, operationId }: Write,
  values: NewValues<Table>,
  parts: AuditedParts = {},
): Promise<Found> {
  const { type } = kind;
  const table: RecordTable = kind.table;
  const inserted = await tx
    .insert(table)
    .values({ id: uuidv7(), ...values })
    .returning({ id: table.id });
  const id = String(onlyRow(inserted).id);
  const row = assertExists(await kind.find(tx, id), `${type} ${id}`);
  const after = { ...(await auditedOf(kind, row, tx)), ...parts.after };
  await audit(tx, session, operationId, { type, id, before: parts.before, after });
  return row;
}

/** Inserts rows and writes their values to the audit log. */
export async function insertRows<Table extends RecordTable>(
  { table, type }: Pick<RecordKind<unknown, Table, unknown, MessageKey>, 'table' | 'type'>,
  { tx, session, operationId }: Write,
  rows: readonly (Table['$inferInsert'] & { id: string })[],
): Promise<void> {
  const anyTable: RecordTable = table;
  await tx.insert(anyTable).values([...rows]);
  const changes = rows.map((after) => ({ type, id: after.id, after }));
  await auditAll(tx, session, operationId, changes);
}

const answerOf = <Payload, Code extends MessageKey>(
  { code, path }: CreatedAnswer<Code>,
  id: string,
  payload: Payload,
) => ({ status: 201, code, payload, ...(path !== undefined && { headers: { location: `${path}${id}` } }) }) as const;
