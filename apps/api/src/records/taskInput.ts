import { isDay, type TaskRecordType } from '@fairlead/rules';
import type { FieldMessage } from '../contract/types.ts';
import type { Transaction } from '../db/scope.ts';
import { isAgent, isLicensedAgent } from './isAgent.ts';

/** Errors of the due day of a task. */
export const dueDateErrors = ({ dueDate }: { dueDate: number }): FieldMessage[] =>
  isDay(dueDate) ? [] : [{ field: 'dueDate', code: 'field.day' }];

/** Errors of the assignee of a task. Only licensed agents get the tasks of claims. */
export async function assigneeErrors(
  tx: Transaction,
  id: string,
  recordType: TaskRecordType | null,
): Promise<FieldMessage[]> {
  if (!(await isAgent(tx, id))) return [{ field: 'assigneeId', code: 'task.agentUnknown' }];
  const isAllowed = recordType !== 'CLAIM' || (await isLicensedAgent(tx, id));
  return isAllowed ? [] : [{ field: 'assigneeId', code: 'task.agentLicensed' }];
}
