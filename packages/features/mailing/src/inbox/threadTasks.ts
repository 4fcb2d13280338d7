import { type ProductPanel, panelsOn, useProduct } from '@fairlead/kit';
import type { TaskRecord } from '@fairlead/pickers/task';
import { mayHandleTask, type Viewer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import type { MailThread } from './inbox.api';

/** Panel with the open tasks of a contact. Undefined for a product without tasks. */
export function useTasksPanel(): ProductPanel | undefined {
  const product = useProduct();
  const { viewer } = useAuth();
  return viewer ? panelsOn(product, 'thread', viewer).find(({ id }) => id === 'tasks') : undefined;
}

/** Record of a new task: the most specific record of the thread for which the agent may handle tasks, or the customer. */
export function taskRecordOf(
  { records, customer }: Pick<MailThread, 'records' | 'customer'>,
  viewer: Viewer,
): TaskRecord {
  const record = records.find(({ type }) => mayHandleTask(viewer, { recordType: type }));
  return record ? { recordType: record.type, recordId: record.id } : { recordType: 'CONTACT', recordId: customer.id };
}
