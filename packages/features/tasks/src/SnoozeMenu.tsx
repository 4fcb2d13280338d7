import { lazyDialog } from '@fairlead/kit';
import { Icon, IconButton, Menu, MenuItem } from '@fairlead/ui';
import { AlarmClock } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SnoozeItems } from './SnoozeItems';
import type { Task } from './tasks.api';
import * as styles from './tasks.css';
import type { useTaskActions } from './useTaskActions';

const SnoozeDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).SnoozeDialog);

interface SnoozeProps {
  task: Task;
  actions: ReturnType<typeof useTaskActions>;
}

/** Number and title of a task, for a dialog or sheet. */
export const aboutTask = ({ record, title }: Task): string => [record?.number, title].filter(Boolean).join(' · ');

/** Menu items that snooze a task or show it again, and the dialog for an own time, which belongs beside the menu. */
export function useSnoozeItems({ task, actions }: SnoozeProps) {
  const { t } = useTranslation('tasks');
  const [picking, setPicking] = useState(false);
  const { snoozedUntil } = task;
  const isSnoozed = snoozedUntil !== null && snoozedUntil * 1000 > new Date().getTime();
  const items = (
    <>
      <SnoozeItems onSnooze={(until) => void actions.snooze(task, until)} onPick={() => setPicking(true)} />
      {isSnoozed ? <MenuItem onSelect={() => void actions.snooze(task, null)}>{t('unsnooze')}</MenuItem> : null}
    </>
  );
  const dialog = (
    <SnoozeDialog
      open={
        picking
          ? {
              about: aboutTask(task),
              save: (until) => actions.sendSnooze(task, until),
              onSaved: (_, message) => actions.showSnoozed(task, message),
              onClose: () => setPicking(false),
            }
          : null
      }
    />
  );
  return { items, dialog };
}

/** Button that snoozes a task, beside its next step. Touch and narrow rows have only the menu of the row. */
export function SnoozeMenu({ task, actions }: SnoozeProps) {
  const { t } = useTranslation('tasks');
  const { items, dialog } = useSnoozeItems({ task, actions });
  const label = t('snoozeTask', { title: task.title });
  return (
    <span className={styles.snooze}>
      <Menu
        label={label}
        align="end"
        trigger={
          <IconButton size="small" label={label} data-snooze="">
            <Icon of={AlarmClock} />
          </IconButton>
        }
      >
        {items}
      </Menu>
      {dialog}
    </span>
  );
}
