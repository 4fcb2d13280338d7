import { messageOf, type Result } from '@fairlead/api-client/client';
import { toast } from '@fairlead/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, useComplete, useReopen, useSnooze } from './tasks.api';

/** Actions on tasks. Finishing and snoozing can be undone from their toasts. */
export function useTaskActions() {
  const { t } = useTranslation('tasks');
  const [complete, reopen, snooze] = [useComplete(), useReopen(), useSnooze()];
  const changed = useRef(new Set<string>());
  const show = (message: string, undo?: () => Promise<Result<Task>>) => {
    // the toast takes presses until its animation ends
    let isUndone = false;
    const undoOnce = () => {
      shown.dismiss();
      if (undo && !isUndone) void run(undo);
      isUndone = true;
    };
    const shown = toast({
      tone: 'success',
      title: message,
      ...(undo && { action: { label: t('undo'), onSelect: undoOnce } }),
    });
  };
  const run = async (send: () => Promise<Result<Task>>, undo?: () => Promise<Result<Task>>): Promise<boolean> => {
    const result = await send();
    if (result.ok) show(result.message, undo);
    else toast.error(messageOf(result.failure));
    return result.ok;
  };
  /** Changes a version of a task once. The second press of a double click does nothing. */
  const runOnce = async (task: Task, ...steps: Parameters<typeof run>): Promise<boolean> => {
    const key = `${task.id} ${task.version}`;
    if (changed.current.has(key)) return false;
    changed.current.add(key);
    const isDone = await run(...steps);
    if (!isDone) changed.current.delete(key);
    return isDone;
  };
  const unsnooze =
    ({ id, snoozedUntil }: Task) =>
    () =>
      // an earlier time has passed when the task was shown again
      snooze(id, snoozedUntil !== null && snoozedUntil * 1000 > Date.now() ? snoozedUntil : null);
  return {
    complete: (task: Task) =>
      runOnce(
        task,
        () => complete(task.id),
        () => reopen(task.id),
      ),
    reopen: (task: Task) => runOnce(task, () => reopen(task.id)),
    snooze: (task: Task, until: number | null) => run(() => snooze(task.id, until), unsnooze(task)),
    /** For a dialog, which shows a failure itself. */
    sendSnooze: ({ id }: Task, until: number) => snooze(id, until),
    showSnoozed: (task: Task, message: string) => show(message, unsnooze(task)),
  };
}
