import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { userTimeZone, useWriteById } from '@fairlead/kit';
import type { TaskRecord } from '@fairlead/pickers/task';
import type { TaskKind, TaskRecordType, WorkScope } from '@fairlead/rules';

export type Task = Schemas['Task'];
export type GroupedTasks = Schemas['GroupedTasks'];

interface WorkQuery {
  workScope: WorkScope;
  taskKind: TaskKind | undefined;
  /** Highest number of tasks of each group. */
  groupSize: number;
}

/** Open tasks in groups by day, in the time zone of the browser. */
export function useWork({ taskKind, ...query }: WorkQuery) {
  return useRead(['/api/task/work', { query: { ...query, timeZone: userTimeZone(), ...(taskKind && { taskKind }) } }]);
}

const parameters = {
  CONTACT: 'contactId',
  OPPORTUNITY: 'opportunityId',
  QUOTE: 'quoteId',
  POLICY: 'policyId',
  CLAIM: 'claimId',
} as const satisfies Record<TaskRecordType, string>;

/** Tasks of a record, open ones first. */
export const useTasksOf = ({ recordType, recordId }: TaskRecord, pageSize: number) =>
  useRead(['/api/task/all', { query: { [parameters[recordType]]: recordId, pageSize } }]);

export const useComplete = () => useWriteById('post', '/api/task/id/{id}/complete');
export const useReopen = () => useWriteById('post', '/api/task/id/{id}/reopen');
export const useDeleteTask = () => useWriteById('delete', '/api/task/delete/{id}');

/** Returns a function that hides a task until a time (unix seconds), or shows it again. */
export function useSnooze(): (id: string, snoozedUntil: number | null) => Promise<Result<Task>> {
  const send = useWrite('post', '/api/task/id/{id}/snooze');
  return (id, snoozedUntil) => send({ params: { path: { id } }, body: { snoozedUntil } });
}
