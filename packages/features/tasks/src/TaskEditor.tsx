import { lazyDialog } from '@fairlead/kit';
import type { TaskRecord } from '@fairlead/pickers/task';
import { useState } from 'react';
import type { Task } from './tasks.api';

const TaskDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).TaskDialog);

/** State of the dialog of a list of tasks. */
export function useTaskEditor() {
  const [state, setState] = useState<{ task?: Task }>();
  return {
    state,
    add: () => setState({}),
    edit: (task: Task) => setState({ task }),
    close: () => setState(undefined),
  };
}

interface TaskEditorProps {
  editor: ReturnType<typeof useTaskEditor>;
  /** Record of new tasks. */
  record?: TaskRecord;
}

/** Dialog of a list of tasks. */
export const TaskEditor = ({ editor: { state, close }, record }: TaskEditorProps) => (
  <TaskDialog open={state ? { task: state.task, record, onClose: close } : null} />
);
