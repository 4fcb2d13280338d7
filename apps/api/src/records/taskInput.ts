import { isDay, type TaskRecordType } from '@fairlead/rules';
import type { FieldMessage } from '../contract/types.ts';
import type { Transaction } from '../db/scope.ts';
import { agentErrors } from './isAgent.ts';

/** Errors of the due day of a task. */
export const dueDateErrors = ({ dueDate }: { dueDate: number }): FieldMessage[] =>
  isDay(dueDate) ? [] : [{ field: 'dueDate', code: 'field.day' }];

/** Errors of the assignee of a task. Only licensed agents get the tasks of claims. */
export const assigneeErrors = (
  tx: Transaction,
  id: string,
  recordType: TaskRecordType | null,
): Promise<FieldMessage[]> =>
  agentErrors(tx, id, 'assigneeId', {
    unknown: 'task.agentUnknown',
    licensed: recordType === 'CLAIM' ? 'task.agentLicensed' : undefined,
  });
