import type { TaskRecordType } from '@fairlead/rules';
import { contextOf } from '../../contract/innerCall.ts';
import type { BulkChange } from './change.ts';

/** Task for each record. */
export const tasking = (recordType: TaskRecordType): BulkChange => ({
  operation: 'createTask',
  anyVersion: true,
  creates: true,
  apply({ createTask }, caller, { id, task }) {
    if (!task) throw new Error('the action has no task');
    return createTask(contextOf('createTask', caller, { body: { ...task, recordType, recordId: id } }));
  },
  undo: ({ deleteTask }, caller, { before }) =>
    deleteTask(contextOf('deleteTask', caller, { path: { id: before ?? '' } })),
});
