import { dayInput, FormDialog } from '@fairlead/kit';
import { localDay, taskKinds, taskLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DateField, FormGrid, Select, TextField, TimeField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgentPicker } from '../AgentPicker';
import { ContactPicker } from '../ContactPicker';
import { currentTask, type Task, type TaskRecord, useSaveTask } from './saveTask';
import { taskForm } from './taskForm';

const { Field } = taskForm;

export interface TaskDialogProps {
  /** Task to change. Without it, the dialog adds one. */
  task?: Task | undefined;
  /** Record of a new task. Without it, the user can choose a customer. */
  record?: TaskRecord | undefined;
  onClose: () => void;
}

/** Dialog that adds or changes a task. */
export function TaskDialog({ task, record, onClose }: TaskDialogProps) {
  const { t, ready } = useTranslation('task');
  const { me } = useAuth();
  const save = useSaveTask(record);
  const recordType = task ? task.record?.recordType : record?.recordType;
  if (!ready) return null;
  return (
    <FormDialog
      form={taskForm}
      {...(task && { record: task })}
      initial={{ dueDate: dayInput(localDay(new Date())), assigneeId: me?.user.id ?? '' }}
      title={t(task ? 'edit' : 'add')}
      submitLabel={t(task ? 'save' : 'add')}
      save={({ contactId, ...body }, stored) => save(body, contactId, stored)}
      currentIn={currentTask}
      onClose={onClose}
    >
      <Field name="title" as={TextField} maxLength={taskLimits.title} />
      <FormGrid>
        <Field name="dueDate" as={DateField} />
        <Field name="dueTime" as={TimeField} optional />
        <Field
          name="taskKind"
          as={Select}
          options={taskKinds.map((value) => ({ value, label: t(`taskKind.${value}`) }))}
        />
        <Field
          name="assigneeId"
          as={AgentPicker}
          stored={task ? task.assignee : me?.user && { id: me.user.id, name: me.user.name }}
          {...(recordType === 'CLAIM' && { licensed: true })}
        />
      </FormGrid>
      {task || record ? null : <Field name="contactId" as={ContactPicker} optional />}
    </FormDialog>
  );
}
