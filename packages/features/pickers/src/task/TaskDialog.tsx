import { dayInput, FormDialog, useToday } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';
import { ContactPicker } from '../ContactPicker';
import { currentTask, type Task, type TaskRecord, useSaveTask } from './saveTask';
import { TaskFields } from './TaskFields';
import { taskForm } from './taskForm';

const { Field } = taskForm;

export interface TaskDialogProps {
  /** Task to change. Without it, the dialog adds one. */
  task?: Task | undefined;
  /** When a new task is due. Defaults to today. */
  due?: Pick<Task, 'dueDate' | 'dueTime'> | undefined;
  /** Record of a new task. Without it, the user can choose a customer. */
  record?: TaskRecord | undefined;
  onClose: () => void;
}

/** Dialog that adds or changes a task. */
export function TaskDialog({ task, due, record, onClose }: TaskDialogProps) {
  const { t, ready } = useTranslation('task');
  const { me } = useAuth();
  const today = useToday();
  const save = useSaveTask(record);
  const recordType = task ? task.record?.recordType : record?.recordType;
  if (!ready) return null;
  return (
    <FormDialog
      form={taskForm}
      {...(task && { record: task })}
      initial={{
        dueDate: dayInput(due?.dueDate ?? today),
        dueTime: due?.dueTime ?? '',
        assigneeId: me?.user.id ?? '',
      }}
      draftName={`task ${task?.id ?? record?.recordId ?? ''}`}
      title={t(task ? 'edit' : 'add')}
      submitLabel={t(task ? 'save' : 'add')}
      save={({ contactId, ...body }, stored) => save(body, contactId, stored)}
      currentIn={currentTask}
      onClose={onClose}
    >
      <TaskFields
        assignee={task ? task.assignee : me?.user && { id: me.user.id, name: me.user.name }}
        licensed={recordType === 'CLAIM'}
      />
      {task || record ? null : <Field name="contactId" as={ContactPicker} optional />}
    </FormDialog>
  );
}
