import type { Result, Schemas } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { useCreate } from '@fairlead/kit';
import type { TaskRecordType } from '@fairlead/rules';

export type Task = Schemas['Task'];

/** Record of a new task. */
export interface TaskRecord {
  recordType: TaskRecordType;
  recordId: string;
}

export type TaskBody = Omit<Schemas['TaskUpdate'], 'taskId' | 'version'>;

/** Current task in the answer to a conflict. */
export const currentTask = (payload: unknown): Task | undefined => (isTask(payload) ? payload : undefined);

const isTask = (payload: unknown): payload is Task =>
  typeof payload === 'object' && payload !== null && 'taskKind' in payload && 'version' in payload;

/** Returns a function that adds or changes a task. Adding is idempotent. */
export function useSaveTask(
  record: TaskRecord | undefined,
): (body: TaskBody, contactId: string, stored: Task | undefined) => Promise<Result<Task>> {
  const create = useCreate('/api/task/create');
  const update = useWrite('put', '/api/task/update');
  return (body, contactId, stored) => {
    if (stored) return update({ body: { ...body, taskId: stored.id, version: stored.version } });
    const of = record ?? (contactId ? { recordType: 'CONTACT' as const, recordId: contactId } : undefined);
    return create({ ...body, ...of });
  };
}
