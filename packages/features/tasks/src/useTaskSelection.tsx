import { createSelection, type SelectionStore, useRowSelection } from '@fairlead/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Task } from './tasks.api';

export interface TaskSelection {
  checkbox: ReactNode;
  /** Selects the task, for users who see no checkbox yet. */
  select: () => void;
}

const titleOf = ({ title }: Task) => title;

/**
 * Selected tasks. Tasks that are no longer shown lose their selection, because they must not be changed unseen.
 *
 * @param ids - Ids of the shown tasks, in order.
 */
export function useTaskSelection(ids: readonly string[]): {
  store: SelectionStore;
  selectionOf: (task: Task) => TaskSelection;
} {
  const [store] = useState(createSelection);
  const { cell } = useRowSelection({ store, rowName: titleOf });
  const shown = ids.join();
  useEffect(() => {
    const selected = [...store.selected()];
    const kept = selected.filter((id) => shown.includes(id));
    if (kept.length < selected.length) store.select(new Set(kept));
  }, [store, shown]);
  return {
    store,
    selectionOf: (task) => ({
      checkbox: cell(task, task.id, ids),
      select: () => store.select(new Set([...store.selected(), task.id])),
    }),
  };
}
