import { lazyDialog, usePageCommand } from '@fairlead/kit';
import type { TaskRecord } from '@fairlead/pickers/task';
import { Icon } from '@fairlead/ui';
import { ListPlus } from 'lucide';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Due } from './taskEvents';
import type { Task } from './tasks.api';

/** Dialog that adds or changes a task. */
export const TaskDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).TaskDialog);

/** State of the dialog of a list of tasks. */
export function useTaskEditor() {
  const [state, setState] = useState<{ task?: Task; due?: Due }>();
  return {
    state,
    add: () => setState({}),
    /** Adds a task that is due on a day, possibly at a time. */
    addOn: (due: Due) => setState({ due }),
    edit: (task: Task) => setState({ task }),
    close: () => setState(undefined),
  };
}

interface TaskEditorProps {
  editor: ReturnType<typeof useTaskEditor>;
  /** Record of new tasks. */
  record?: TaskRecord;
}

/** Dialog of a list of tasks. The command palette opens it too. */
export function TaskEditor({ editor: { state, add, close }, record }: TaskEditorProps) {
  const { t } = useTranslation('tasks');
  usePageCommand({
    id: 'tasks.add',
    label: t('add'),
    keywords: t('add.keywords'),
    icon: createElement(Icon, { of: ListPlus }),
    onSelect: add,
  });
  return <TaskDialog open={state ? { ...state, record, onClose: close } : null} />;
}
