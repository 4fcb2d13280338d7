import type { Result } from '@fairlead/api-client/client';
import { dayInput, FormDialog, useToday } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';
import { TaskFields } from '../task/TaskFields';
import { taskForm } from '../task/taskForm';
import type { BulkList, BulkStart } from './useBulkRun';

export interface BulkTaskDialogProps {
  list: BulkList;
  /** Number of selected records. */
  count: number;
  start: (task: NonNullable<BulkStart['task']>) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Dialog that adds the same task to each of the selected records. */
export function BulkTaskDialog({ list, count, start, onClose }: BulkTaskDialogProps) {
  const { t } = useTranslation('bulk');
  const { ready } = useTranslation('task');
  const { me } = useAuth();
  const today = useToday();
  const self = me?.user && { id: me.user.id, name: me.user.name };
  if (!ready) return null;
  return (
    <FormDialog
      form={taskForm}
      initial={{ dueDate: dayInput(today), assigneeId: self?.id ?? '' }}
      title={t('task')}
      description={t('taskText', { count })}
      submitLabel={t('taskAdd', { count })}
      save={({ contactId: _, ...task }) => start(task)}
      onSaved={() => undefined}
      draftName="tasks"
      onClose={onClose}
    >
      <TaskFields assignee={self} licensed={list === 'claims'} />
    </FormDialog>
  );
}
