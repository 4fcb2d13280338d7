import { dayInput, FormDialog } from '@fairlead/kit';
import { AgentPicker, ContactPicker } from '@fairlead/pickers';
import { localDay, taskKinds, taskLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DateField, FormGrid, Select, TextField, TimeField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { taskForm } from './taskForm';
import { currentTask, type Task, type TaskRecord, useSaveTask } from './tasks.api';

const { Field } = taskForm;

interface TaskDialogProps {
  /** Task to change. Without it, the dialog adds one. */
  task?: Task | undefined;
  /** Record of a new task. Without it, the user can choose a customer. */
  record?: TaskRecord | undefined;
  onClose: () => void;
}

/** Dialog that adds or changes a task. */
export function TaskDialog({ task, record, onClose }: TaskDialogProps) {
  const { t } = useTranslation('tasks');
  const { me } = useAuth();
  const save = useSaveTask(record);
  const recordType = task ? task.record?.recordType : record?.recordType;
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
