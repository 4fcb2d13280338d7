import type { TaskRecordType } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { contextOf } from '../../contract/innerCall.ts';
import { Problem } from '../../contract/problem.ts';
import { first } from '../../db/rows.ts';
import { tasks } from '../../db/schema/index.ts';
import type { Run, Transaction } from '../../db/scope.ts';
import type { BulkChange } from './change.ts';

/** Task for each record. Undo deletes the tasks that have not changed since. */
export const tasking = (recordType: TaskRecordType): BulkChange => ({
  operation: 'createTask',
  anyVersion: true,
  creates: true,
  apply({ createTask }, caller, { id, task }) {
    if (!task) throw new Error('the action has no task');
    return createTask(contextOf('createTask', caller, { body: { ...task, recordType, recordId: id } }));
  },
  undo({ deleteTask }, { session, run }, { before }) {
    const id = before ?? '';
    return deleteTask(contextOf('deleteTask', { session, run: unlessChanged(run, id) }, { path: { id } }));
  },
});

/** Version of a task that was added and never changed. */
const ADDED = 1;

/** Transactions that leave a task alone if it has changed since it was added. */
const unlessChanged =
  (run: Run, id: string): Run =>
  (work) =>
    run(async (tx) => {
      const version = await lockVersion(tx, id);
      if (version !== undefined && version !== ADDED) throw new Problem(409, { code: 'bulk.changed' });
      return work(tx);
    });

async function lockVersion(tx: Transaction, id: string): Promise<number | undefined> {
  const isIt = and(eq(tasks.id, id), isNull(tasks.deletedAt));
  return (await first(tx.select({ version: tasks.version }).from(tasks).where(isIt).for('update')))?.version;
}
