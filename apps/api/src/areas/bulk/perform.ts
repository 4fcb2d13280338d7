import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, type ChangeAnswer, isDone } from '../../contract/innerCall.ts';
import { Problem } from '../../contract/problem.ts';
import type { TakeMail } from '../../contract/rateLimits/mailLimit.ts';
import { first } from '../../db/rows.ts';
import { bulkRunRows, bulkRuns } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { Stoppable } from '../../jobs/dependencies.ts';
import { sendLast } from '../../jobs/sendLast.ts';
import type { Message } from '../../messages/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BulkOperations } from './call.ts';
import { type BulkRecordRow, type BulkRunRow, endRun, failOpenRows, nextRows, openOutcome } from './runs.ts';
import { mayChange, targets } from './targets.ts';

export interface Performing extends Caller, Stoppable {
  operations: BulkOperations;
  clock: Clock;
  takeMail: TakeMail;
  /** Takes an unexpected error of a record, which then counts as failed. By default, such an error ends the run early. */
  onError?(error: unknown, recordId: string): void;
}

/** Reason for which a record is not changed. Rolls the transaction back. */
class NotChanged extends Error {
  /** Undefined if the run has ended, or if another process has changed the record for it. */
  readonly reason: Message | undefined;
  constructor(reason?: Message) {
    super('the record is not changed');
    this.reason = reason;
  }
}

/** Changes or restores the records of a run until none is left or the run is stopped. Can continue an interrupted run. */
export async function performRun(performing: Performing, runId: string): Promise<void> {
  const { run, clock, signal } = performing;
  for (;;) {
    const next = await run((tx) => nextRows(tx, runId));
    if (!next) break;
    for (const row of next.rows) {
      signal?.throwIfAborted();
      if (!(await performRow(performing, next.found, row))) break;
    }
  }
  await run((tx) => endRun(tx, runId, clock.now()));
}

/** Changes or restores one record. Returns false if the rows that follow must be read again, because the run may have ended. */
async function performRow(performing: Performing, found: BulkRunRow, row: BulkRecordRow): Promise<boolean> {
  const { run, session, operations } = performing;
  const change = targets[found.list].changes[found.action];
  const { refusal, mails = false } = change ?? {};
  const refused = refusal && (await run((tx) => refusal(operations, tx, row.recordId)));
  if (!refused && mails && !(await performing.takeMail(session))) {
    await run((tx) => failOpenRows(tx, found.id, { code: 'bulk.mailLimit' }));
    return false;
  }
  const result = refused ? { reason: refused } : await changeRow(performing, found, row);
  if (result === 'ended') return false;
  const { reason } = result;
  if (reason) await run((tx) => storeFailure(tx, found, row, reason));
  return true;
}

const storeFailure = (tx: Transaction, found: BulkRunRow, row: BulkRecordRow, reason: Message) =>
  tx
    .update(bulkRunRows)
    .set({ outcome: found.state === 'UNDOING' ? 'KEPT' : 'FAILED', reason })
    .where(and(eq(bulkRunRows.id, row.id), eq(bulkRunRows.outcome, row.outcome)));

/** Changes or restores one record by the operation for single records. Returns the reason if it was not possible. */
async function changeRow(
  performing: Performing,
  found: BulkRunRow,
  row: BulkRecordRow,
): Promise<{ reason: Message | undefined } | 'ended'> {
  const { operations, session, run, clock } = performing;
  const change = targets[found.list].changes[found.action];
  if (!change || !mayChange(change, session.viewer)) return { reason: { code: 'auth.forbidden' } };
  const { recordId: id, version, before } = row;
  const caller = { session, run: storingOutcome(run, found, row), readRun: run };
  try {
    const answer =
      found.state === 'UNDOING'
        ? await change.undo?.(operations, caller, { id, version, before, now: clock.now() })
        : await change.apply(operations, caller, { ...found, id, version });
    return { reason: answer && reasonOf(answer) };
  } catch (error) {
    if (error instanceof NotChanged) return error.reason ? { reason: error.reason } : 'ended';
    if (error instanceof Problem) return { reason: error.errors?.[0] ?? error.answer };
    if (!performing.onError) throw error;
    performing.onError(error, id);
    return { reason: { code: 'bulk.unexpected' } };
  }
}

const reasonOf = (answer: ChangeAnswer): Message | undefined =>
  isDone(answer) ? undefined : (answer.errors?.[0] ?? messageOf(answer));

const messageOf = ({ code, params }: Message): Message => ({ code, ...(params && { params }) }) as Message;

/**
 * Transactions that change a record and store the outcome of its row, so that an interrupted run neither repeats a change nor
 * forgets one. A record that has changed since is left alone. The lock on the run lets the user stop it between two records
 * only: an undo that follows would miss a change that is not committed yet.
 */
const storingOutcome =
  (run: Run, found: BulkRunRow, row: BulkRecordRow): Run =>
  (work) =>
    run(async (tx) => {
      const [running] = await tx.select().from(bulkRuns).where(eq(bulkRuns.id, found.id)).for('share');
      if (running?.state !== found.state) throw new NotChanged();
      const current = await first(tx.select().from(bulkRunRows).where(eq(bulkRunRows.id, row.id)).for('update'));
      if (!current || current.outcome !== openOutcome(found)) throw new NotChanged();
      const record = await findRecord(tx, found, row.recordId, true);
      const { anyVersion = false, creates = false } = targets[found.list].changes[found.action] ?? {};
      const isUndo = found.state === 'UNDOING';
      const isOutdated = record && (row.version < record.oldestVersion || row.version > record.version);
      if (isOutdated && !(isUndo ? creates : anyVersion)) throw new NotChanged({ code: 'bulk.changed' });
      const answer = await work(tx);
      if (!isSuccess(answer)) return answer;
      const changed = await findRecord(tx, found, row.recordId);
      await tx
        .update(bulkRunRows)
        .set({
          outcome: isUndo ? 'UNDONE' : 'DONE',
          version: changed?.version ?? row.version,
          ...(!isUndo && { before: (creates ? createdId(answer) : record?.value) ?? null }),
        })
        .where(eq(bulkRunRows.id, row.id));
      await sendLast(tx);
      return answer;
    });

const answerSchema = z.object({
  status: z.number(),
  payload: z.looseObject({ id: z.uuid() }).optional().catch(undefined),
});
const isSuccess = (answer: unknown): boolean => {
  const { success, data } = answerSchema.safeParse(answer);
  return success && isDone(data);
};
const createdId = (answer: unknown): string | undefined => answerSchema.parse(answer).payload?.id;

/** Version of a record, and the value that the action changes. */
async function findRecord(tx: Transaction, { list, action }: BulkRunRow, id: string, lock = false) {
  const { table, oldestVersion = table.version, changes } = targets[list];
  const column = changes[action]?.column;
  const query = tx
    .select({
      version: sql<number>`${table.version}`,
      oldestVersion: sql<number>`${oldestVersion}`,
      value: sql<string | null>`${column ?? table.id}::text`,
    })
    .from(table)
    .where(eq(table.id, id));
  return first(lock ? query.for('no key update') : query);
}
