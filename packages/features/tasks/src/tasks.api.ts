import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useReads, useWrite } from '@fairlead/api-client/swr';
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

interface CalendarQuery extends Omit<WorkQuery, 'groupSize'> {
  /** Midnight UTC of the days. */
  firstDay: number;
  lastDay: number;
  /** Highest number of tasks of each day. */
  daySize?: number;
}

type ReadOptions = Parameters<typeof useRead>[1];

/** Open tasks in groups by day, in the time zone of the browser. */
export function useWork({ taskKind, ...query }: WorkQuery, options?: ReadOptions) {
  const read = { ...query, timeZone: userTimeZone(), ...(taskKind && { taskKind }) };
  return useRead(['/api/task/work', { query: read }], options);
}

const calendarRead = ({ taskKind, ...query }: CalendarQuery): Read<'/api/task/calendar'> => [
  '/api/task/calendar',
  { query: { ...query, ...(taskKind && { taskKind }) } },
];

/** Open tasks of a range of days by due day. */
export const useTaskCalendar = (query: CalendarQuery, options?: ReadOptions) => useRead(calendarRead(query), options);

/** Open tasks of several ranges of days. */
export const useTaskCalendars = (queries: readonly CalendarQuery[], options?: ReadOptions) =>
  useReads('/api/task/calendar', queries.map(calendarRead), options);

const parameters = {
  CONTACT: 'contactId',
  OPPORTUNITY: 'opportunityId',
  QUOTE: 'quoteId',
  POLICY: 'policyId',
  CLAIM: 'claimId',
} as const satisfies Record<TaskRecordType, string>;

/** Tasks of a record, open ones first. */
export const useTasksOf = ({ recordType, recordId }: TaskRecord, pageSize: number) =>
  useRead(['/api/task/all', { query: { [parameters[recordType]]: recordId, pageSize } }], { keepPreviousData: true });

/** First open tasks of a contact and of the contact's records, by due day. */
export const useOpenTasksOf = (contactId: string, pageSize: number) =>
  useRead(['/api/task/all', { query: { contactId, taskStatus: 'OPEN', pageSize } }]);

export const useComplete = () => useWriteById('post', '/api/task/id/{id}/complete');
export const useReopen = () => useWriteById('post', '/api/task/id/{id}/reopen');
export const useDeleteTask = () => useWriteById('delete', '/api/task/delete/{id}');

/** Returns a function that hides a task until a time (unix seconds), or shows it again. */
export function useSnooze(): (id: string, snoozedUntil: number | null) => Promise<Result<Task>> {
  const send = useWrite('post', '/api/task/id/{id}/snooze');
  return (id, snoozedUntil) => send({ params: { path: { id } }, body: { snoozedUntil } });
}

/** Returns a function that changes when a task is due. Only the version that the user has seen changes. */
export function useMoveTask(): (task: Task, due: Pick<Task, 'dueDate' | 'dueTime'>) => Promise<Result<Task>> {
  const send = useWrite('put', '/api/task/update');
  return ({ id: taskId, version, title, taskKind, assignee }, { dueDate, dueTime }) =>
    send({ body: { taskId, version, title, taskKind, assigneeId: assignee.id, dueDate, dueTime } });
}
