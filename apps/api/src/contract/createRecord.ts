import type { OperationId } from '../access.ts';
import { audit, type Who } from '../db/audit.ts';
import { runOnce } from '../db/idempotency.ts';
import { uuidv7 } from '../db/ids.ts';
import { existing, only } from '../db/rows.ts';
import type { Transaction } from '../db/scope.ts';
import type { MessageKey } from '../messages/index.ts';
import { keyReused } from './answers.ts';
import { auditedOf, type RecordKind, type VersionedTable } from './changeRecord.ts';
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
  kind: Pick<RecordKind<Found, VersionedTable, Payload, MessageKey>, 'type' | 'find' | 'toPayload'>,
  request: CreateRequest,
  { create, ...created }: NewRecord<Code>,
) =>
  createOnce(
    request,
    async () => ({ id: await create() }),
    async ({ id }) => {
      const { tx } = request;
      const payload = await kind.toPayload(existing(await kind.find(tx, id), `${kind.type} ${id}`), tx);
      return answerOf(created, id, payload);
    },
  );

type NewValues<Table extends VersionedTable> = Omit<Table['$inferInsert'], 'id'> & { id?: string };

interface NewRow<Table extends VersionedTable, Code> extends CreatedAnswer<Code> {
  /** Columns to insert. The id is optional. Runs once, and may throw `InvalidRequest`. */
  values: () => NewValues<Table> | Promise<NewValues<Table>>;
}

/** Creates a record of one row once. A repeat of the request has the same answer. */
export const insertRecord = <
  Found,
  Table extends VersionedTable,
  Payload extends { id: string },
  Code extends MessageKey,
>(
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
export async function insertRow<Found>(
  kind: Pick<RecordKind<Found, VersionedTable, unknown, MessageKey>, 'table' | 'type' | 'find' | 'rowOf' | 'toAudited'>,
  { tx, session, operationId }: Pick<CreateRequest, 'tx' | 'operationId'> & { session: Who },
  values: object,
): Promise<Found> {
  const { table, type } = kind;
  const inserted = await tx
    .insert(table)
    .values({ id: uuidv7(), ...values })
    .returning({ id: table.id });
  const id = String(only(inserted).id);
  const row = existing(await kind.find(tx, id), `${type} ${id}`);
  await audit(tx, session, operationId, { type, id, after: await auditedOf(kind, row, tx) });
  return row;
}

const answerOf = <Payload, Code extends MessageKey>(
  { code, path }: CreatedAnswer<Code>,
  id: string,
  payload: Payload,
) => ({ status: 201, code, payload, ...(path !== undefined && { headers: { location: `${path}${id}` } }) }) as const;
