import type { OperationId } from '../access.ts';
import { type Page, toPage } from '../db/page.ts';
import type { Run, Transaction } from '../db/scope.ts';
import type { Totals } from '../db/totals.ts';
import type { MessageKey } from '../messages/index.ts';
import type { Clock } from '../ports/clock.ts';
import { okOrNotFound } from './answers.ts';
import { type DeletableTable, deleteRecord, type RecordKind, type RecordTable } from './changeRecord.ts';
import type { Session } from './session.ts';

/** Handler of a list: answers with a page of the rows that the caller may see. */
export const listHandler =
  <Query extends { pageNo?: number; pageSize?: number }, Row, Shown>(
    list: (tx: Transaction, query: Query, session: Session) => Promise<Page<Row>>,
    show: (row: Row) => Shown,
  ) =>
  async ({ query, session, run }: { query: Query; session: Session; run: Run }) => {
    const page = await run((tx) => list(tx, query, session));
    return { status: 200, code: 'ok', payload: toPage(page, query, show) } as const;
  };

/** Handler that answers with the result of a read. */
export const resultHandler =
  <Query, Payload>(read: (tx: Transaction, query: Query, session: Session) => Promise<Payload>) =>
  async ({ query, session, run }: { query: Query; session: Session; run: Run }) =>
    ({ status: 200, code: 'ok', payload: await run((tx) => read(tx, query, session)) }) as const;

/** Handler that answers with the totals of all rows that match the filters of a list. */
export const totalsHandler =
  <Query, Sum extends string, Payload>(
    total: (tx: Transaction, query: Query, context: { userId: string; now: number }) => Promise<Totals<Sum>>,
    clock: Clock,
    show: (totals: Totals<Sum>) => Payload,
  ) =>
  async ({ query, session, run }: { query: Query; session: Session; run: Run }) => {
    const context = { userId: session.userId, now: clock.now() };
    return { status: 200, code: 'ok', payload: show(await run((tx) => total(tx, query, context))) } as const;
  };

interface PathContext {
  path: { id: string };
  run: Run;
}

/** Handler that answers with one record. */
export const readHandler =
  <Found, Payload, Missing extends MessageKey>(
    kind: Pick<RecordKind<Found, RecordTable, Payload, Missing>, 'find' | 'toPayload' | 'notFound'>,
  ) =>
  async ({ path, run }: PathContext) => {
    const payload = await run(async (tx) => {
      const found = await kind.find(tx, path.id);
      return found === undefined ? undefined : kind.toPayload(found, tx);
    });
    return okOrNotFound(kind.notFound, payload);
  };

/** Handler that marks a record as deleted. */
export const deleteHandler =
  <Found, Table extends DeletableTable, Missing extends MessageKey, Done extends MessageKey>(
    kind: RecordKind<Found, Table, unknown, Missing>,
    clock: Clock,
    done: Done,
  ) =>
  ({ path, session, operationId, run }: PathContext & { session: Session; operationId: OperationId }) => {
    const deletedAt = new Date(clock.now() * 1000);
    return run((tx) => deleteRecord(kind, { tx, session, operationId, id: path.id, deletedAt, done }));
  };
