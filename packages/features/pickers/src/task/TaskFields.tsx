import { taskKinds } from '@fairlead/rules';
import { DateField, FormGrid, Select, TextField, TimeField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgentPicker } from '../AgentPicker';
import { taskForm } from './taskForm';

const { Field } = taskForm;

interface TaskFieldsProps {
  /** Chosen assignee, whose name is shown before the agents are loaded. */
  assignee: { id: string; name: string } | undefined;
  /** Whether only licensed agents can get the task. */
  licensed: boolean;
}

/** Fields of a task without its record. */
export function TaskFields({ assignee, licensed }: TaskFieldsProps) {
  const { t } = useTranslation('task');
  return (
    <>
      <Field name="title" as={TextField} />
      <FormGrid>
        <Field name="dueDate" as={DateField} />
        <Field name="dueTime" as={TimeField} optional />
        <Field
          name="taskKind"
          as={Select}
          options={taskKinds.map((value) => ({ value, label: t(`taskKind.${value}`) }))}
        />
        <Field name="assigneeId" as={AgentPicker} stored={assignee} {...(licensed && { licensed })} />
      </FormGrid>
    </>
  );
}
