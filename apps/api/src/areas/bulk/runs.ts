import type { components } from '@fairlead/openapi';
import type { ClaimStatus, Language, OpportunityStatus } from '@fairlead/rules';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { first } from '../../db/rows.ts';
import { bulkRunRows, bulkRuns } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { type Message, translate } from '../../messages/index.ts';
import { targets } from './targets.ts';

export type BulkRunRow = typeof bulkRuns.$inferSelect;
export type BulkRecordRow = typeof bulkRunRows.$inferSelect;

/** Seconds in which an action can be undone. */
const UNDO_TIME = 600;
/** Maximum number of failures that are returned. */
const MAX_FAILURES = 100;

/** A run of the caller. Row security hides those of other users. */
export const findRun = (tx: Transaction, id: string): Promise<BulkRunRow | undefined> =>
  first(tx.select().from(bulkRuns).where(eq(bulkRuns.id, id)));

const isUndo = ({ state }: BulkRunRow): boolean => state === 'UNDOING' || state === 'UNDONE';

/** Outcome of the records that are still to be changed or restored. Null when the run has ended. */
export const openOutcome = ({ state }: BulkRunRow): 'PENDING' | 'DONE' | null =>
  state === 'RUNNING' ? 'PENDING' : state === 'UNDOING' ? 'DONE' : null;

/** Rows that are read at a time. */
const READ_AHEAD = 20;

/** Next records of a run. Undefined when the run has ended or was stopped. */
export async function nextRows(
  tx: Transaction,
  runId: string,
): Promise<{ found: BulkRunRow; rows: readonly BulkRecordRow[] } | undefined> {
  const found = await findRun(tx, runId);
  const outcome = found && openOutcome(found);
  if (!outcome) return undefined;
  const rows = await tx
    .select()
    .from(bulkRunRows)
    .where(and(eq(bulkRunRows.runId, runId), eq(bulkRunRows.outcome, outcome)))
    .orderBy(asc(bulkRunRows.id))
    .limit(READ_AHEAD);
  return rows.length > 0 ? { found, rows } : undefined;
}

const undoUntil = ({ list, action }: BulkRunRow, now: number) =>
  targets[list].changes[action]?.undo ? new Date((now + UNDO_TIME) * 1000) : null;

/** Stores the same reason for all records that a run has not changed yet. */
export const failOpenRows = (tx: Transaction, runId: string, reason: Message) =>
  tx
    .update(bulkRunRows)
    .set({ outcome: 'FAILED', reason })
    .where(and(eq(bulkRunRows.runId, runId), eq(bulkRunRows.outcome, 'PENDING')));

/** Ends a run whose records are all changed or restored. */
export async function endRun(tx: Transaction, id: string, now: number): Promise<void> {
  const run = await findRun(tx, id);
  if (!run) return;
  const ended = { RUNNING: { state: 'DONE', undoUntil: undoUntil(run, now) }, UNDOING: { state: 'UNDONE' } } as const;
  if (run.state !== 'RUNNING' && run.state !== 'UNDOING') return;
  await tx
    .update(bulkRuns)
    .set(ended[run.state])
    .where(and(eq(bulkRuns.id, id), eq(bulkRuns.state, run.state)));
}

/** Stops a run. Records that are already changed stay changed. */
export async function stopRun(tx: Transaction, run: BulkRunRow, now: number): Promise<void> {
  await tx
    .update(bulkRuns)
    .set({ state: 'STOPPED', undoUntil: undoUntil(run, now) })
    .where(and(eq(bulkRuns.id, run.id), eq(bulkRuns.state, 'RUNNING')));
}

/** Ends an undo that cannot go on. Records that are not restored yet stay changed, with the reason. */
export async function stopUndo(tx: Transaction, run: BulkRunRow, reason: Message): Promise<void> {
  if (run.state !== 'UNDOING') return;
  await tx
    .update(bulkRunRows)
    .set({ outcome: 'KEPT', reason })
    .where(and(eq(bulkRunRows.runId, run.id), eq(bulkRunRows.outcome, 'DONE')));
  await tx
    .update(bulkRuns)
    .set({ state: 'UNDONE' })
    .where(and(eq(bulkRuns.id, run.id), eq(bulkRuns.state, 'UNDOING')));
}

/** Starts the undo of a run. Returns false if it is too late. */
export async function startUndo(tx: Transaction, id: string, now: number): Promise<boolean> {
  const started = await tx
    .update(bulkRuns)
    .set({ state: 'UNDOING', undoUntil: null })
    .where(
      and(
        eq(bulkRuns.id, id),
        inArray(bulkRuns.state, ['DONE', 'STOPPED']),
        gt(bulkRuns.undoUntil, new Date(now * 1000)),
      ),
    )
    .returning({ id: bulkRuns.id });
  return started.length > 0;
}

type Outcomes = Partial<Record<BulkRecordRow['outcome'], number>>;

export async function countOutcomes(tx: Transaction, runId: string): Promise<Outcomes> {
  const counted = await tx
    .select({ outcome: bulkRunRows.outcome, total: count() })
    .from(bulkRunRows)
    .where(eq(bulkRunRows.runId, runId))
    .groupBy(bulkRunRows.outcome);
  return Object.fromEntries(counted.map(({ outcome, total }) => [outcome, total]));
}

/** A run in the format of the contract, with reasons in the caller's language. */
export async function toBulkRun(
  tx: Transaction,
  run: BulkRunRow,
  language: Language,
): Promise<components['schemas']['BulkRun']> {
  const { id, list, action, state, agentName, value } = run;
  const outcomes = await countOutcomes(tx, id);
  const { PENDING = 0, DONE = 0, FAILED = 0, UNDONE = 0, KEPT = 0 } = outcomes;
  const failures = await tx
    .select()
    .from(bulkRunRows)
    .where(and(eq(bulkRunRows.runId, id), eq(bulkRunRows.outcome, isUndo(run) ? 'KEPT' : 'FAILED')))
    .orderBy(asc(bulkRunRows.id))
    .limit(MAX_FAILURES);
  return {
    id,
    list,
    action,
    state,
    agentName,
    status: action === 'STATUS' && list === 'opportunities' ? (value as OpportunityStatus) : null,
    claimStatus: action === 'STATUS' && list === 'claims' ? (value as ClaimStatus) : null,
    undoUntil: run.undoUntil && Math.floor(run.undoUntil.getTime() / 1000),
    ...(isUndo(run)
      ? { total: DONE + UNDONE + KEPT, done: UNDONE, failed: KEPT }
      : { total: PENDING + DONE + FAILED, done: DONE, failed: FAILED }),
    failures: failures.map(({ recordId, name, number, customerName, reason }) => {
      const message = reason as Message;
      return { id: recordId, name, number, customerName, reason: translate(language, message), code: message.code };
    }),
  };
}
