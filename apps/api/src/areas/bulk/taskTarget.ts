import { sql } from 'drizzle-orm';
import { type ChangeAnswer, contextOf } from '../../contract/innerCall.ts';
import { tasks } from '../../db/schema/index.ts';
import { findTask, findVisibleTasks, toTask } from '../../records/tasks.ts';
import type { BulkOperations, ChangeCaller } from './call.ts';
import type { Change } from './change.ts';
import type { BulkTarget } from './target.ts';

/** Tasks. Deleted ones are found too, so that the result names them. */
export const taskTarget: BulkTarget = {
  table: tasks,
  recordType: null,
  listOperation: 'listTasks',
  async find(tx, ids, { viewer, language }) {
    const rows = await findVisibleTasks(tx, ids, viewer);
    return rows.map(toTask(language)).map(({ id, version, title, record, contact }) => ({
      id,
      version,
      name: title,
      number: record?.number ?? '',
      customerName: contact?.name ?? '',
    }));
  },
  changes: {
    ASSIGN: {
      operation: 'updateTask',
      column: tasks.assigneeId,
      apply: (operations, caller, { id, version, value }) =>
        giveTask(operations, caller, { id, version, agentId: value }),
      undo: (operations, caller, { before, ...change }) =>
        giveTask(operations, caller, { ...change, agentId: before ?? '' }),
    },
    COMPLETE: {
      operation: 'completeTask',
      anyVersion: true,
      apply: ({ completeTask }, caller, { id }) => completeTask(contextOf('completeTask', caller, { path: { id } })),
      undo: ({ reopenTask }, caller, { id }) => reopenTask(contextOf('reopenTask', caller, { path: { id } })),
    },
    SNOOZE: {
      operation: 'snoozeTask',
      anyVersion: true,
      column: sql`extract(epoch from ${tasks.snoozedUntil})::bigint`,
      apply: ({ snoozeTask }, caller, { id, value }) =>
        snoozeTask(contextOf('snoozeTask', caller, { path: { id }, body: { snoozedUntil: Number(value) } })),
      undo: ({ snoozeTask }, caller, { id, before, now }) => {
        // A time that has passed would be refused.
        const snoozedUntil = before !== null && Number(before) > now ? Number(before) : null;
        return snoozeTask(contextOf('snoozeTask', caller, { path: { id }, body: { snoozedUntil } }));
      },
    },
  },
};

/** Gives a task to another agent. The operation also needs the values that it does not change. */
async function giveTask(
  { updateTask }: BulkOperations,
  caller: ChangeCaller,
  { id, version, agentId }: Change & { agentId: string },
): Promise<ChangeAnswer> {
  const found = await caller.readRun((tx) => findTask(tx, id));
  if (!found) return { status: 404, code: 'task.notFound' };
  // In the language of the call, so that the title of a rule is not stored.
  const { title, taskKind, dueDate, dueTime } = toTask('en')(found);
  const body = { taskId: id, version, title, taskKind, dueDate, dueTime, assigneeId: agentId };
  return updateTask(contextOf('updateTask', caller, { body }));
}
