import { messageOf, type Result } from '@fairlead/api-client/client';
import { useAction } from '@fairlead/kit';
import { toast } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Task, useComplete, useDeleteTask, useReopen, useSnooze } from './tasks.api';

/** Actions on tasks. Finishing and snoozing can be undone from their toasts. */
export function useTaskActions() {
  const { t } = useTranslation('tasks');
  const [complete, reopen, snooze] = [useComplete(), useReopen(), useSnooze()];
  const remove = useAction(useDeleteTask());
  const run = async (send: () => Promise<Result<Task>>, undo?: () => Promise<Result<Task>>): Promise<boolean> => {
    const result = await send();
    if (!result.ok) {
      toast.error(messageOf(result.failure));
      return false;
    }
    toast({
      tone: 'success',
      title: result.message,
      ...(undo && { action: { label: t('undo'), onSelect: () => void run(undo) } }),
    });
    return true;
  };
  return {
    complete: ({ id }: Task) =>
      run(
        () => complete(id),
        () => reopen(id),
      ),
    reopen: ({ id }: Task) => run(() => reopen(id)),
    snooze: ({ id, snoozedUntil }: Task, until: number | null) =>
      run(
        () => snooze(id, until),
        // an earlier time has passed when the task was shown again
        () => snooze(id, snoozedUntil !== null && snoozedUntil * 1000 > Date.now() ? snoozedUntil : null),
      ),
    remove: ({ id }: Task) => remove.run(id),
  };
}
