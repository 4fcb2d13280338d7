import { takeSelectionKey, useKeyHelp, usePageKeys } from '@fairlead/kit';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { openSnooze } from './openSnooze';
import type { Task } from './tasks.api';

/**
 * Keys of a list of tasks: `j`, `k` and the arrows move, `Enter` opens, `a` does the next step of the focused task, `d` finishes
 * it, `s` opens the times to snooze it. Those of `takeSelectionKey` select tasks.
 *
 * @param root Element with the rows.
 * @param tasks Shown tasks, in order.
 */
export function useTaskKeys(
  root: RefObject<HTMLElement | null>,
  tasks: readonly Task[],
  onDone: (task: Task) => void,
): void {
  const { t } = useTranslation('tasks');
  useKeyHelp(() =>
    tasks.length === 0
      ? []
      : [
          [['A'], t('help.action')],
          [['D'], t('help.done')],
          [['S'], t('help.snooze')],
        ],
  );
  usePageKeys((event) => {
    const { target } = event;
    const isHere = target instanceof HTMLElement && (root.current?.contains(target) || target.contains(root.current));
    if (!isHere) return;
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
    const at = rows.findIndex((row) => row.contains(target));
    const row = rows[at];
    const key = event.key.toLowerCase();
    const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[key];
    // outside the rows, the arrows scroll the page
    if (step !== undefined && (at >= 0 || key.length === 1)) {
      event.preventDefault();
      const next = at < 0 ? rows[0] : rows[at + step];
      next?.querySelector<HTMLElement>('[data-title]')?.focus();
      return;
    }
    takeSelectionKey(event, row);
    if (!row) return;
    const task = tasks.find(({ id }) => id === row.dataset['task']);
    if (key === 'd' && task) {
      event.preventDefault();
      onDone(task);
    } else if (key === 'a') {
      event.preventDefault();
      row.querySelector<HTMLElement>('[data-action]')?.click();
    } else if (key === 's') {
      event.preventDefault();
      openSnooze(row);
    }
  });
}
