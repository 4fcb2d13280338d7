import { ConfirmDelete } from '@fairlead/kit';
import { mayDeleteTask } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator } from '@fairlead/ui';
import { Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutTask, useSnoozeItems } from './SnoozeMenu';
import { isFinished } from './TaskAction';
import { type Task, useDeleteTask } from './tasks.api';
import * as styles from './tasks.css';
import type { useTaskActions } from './useTaskActions';

interface TaskMenuProps {
  task: Task;
  actions: ReturnType<typeof useTaskActions>;
  onEdit: () => void;
  /** Selects the task, in lists with a selection. */
  onSelect: (() => void) | undefined;
}

/** Menu of a row: snooze, select, edit or delete its task. */
export function TaskMenu({ task, actions, onEdit, onSelect }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { me, viewer } = useAuth();
  const { title, createdBy } = task;
  const isDone = isFinished(task);
  const mayDelete =
    viewer !== null && mayDeleteTask(viewer, { isCreator: createdBy !== null && createdBy.id === me?.user.id });
  const remove = useDeleteTask();
  const [isDeleting, setIsDeleting] = useState(false);
  const { items, dialog } = useSnoozeItems({ task, actions });
  if (isDone && !mayDelete) return <span className={styles.noMenu} />;
  const menu = (
    <Menu
      label={t('actions', { title })}
      align="end"
      sheetTitle={isDone ? title : t('snoozeUntil')}
      sheetDescription={isDone ? undefined : aboutTask(task)}
      trigger={
        <IconButton size="small" label={t('actions', { title })} data-menu="">
          <Icon of={Ellipsis} />
        </IconButton>
      }
    >
      {isDone ? null : (
        <>
          {items}
          <MenuSeparator />
          {onSelect ? (
            <MenuItem icon={<Icon of={ListChecks} />} onSelect={onSelect}>
              {t('select')}
            </MenuItem>
          ) : null}
          <MenuItem icon={<Icon of={Pencil} />} onSelect={onEdit}>
            {t('editTask')}
          </MenuItem>
        </>
      )}
      {mayDelete ? (
        <MenuItem icon={<Icon of={Trash2} />} tone="danger" onSelect={() => setIsDeleting(true)}>
          {t('delete')}
        </MenuItem>
      ) : null}
    </Menu>
  );
  return (
    <>
      {menu}
      {dialog}
      {mayDelete ? (
        <ConfirmDelete
          open={isDeleting}
          subject={title}
          onClose={() => setIsDeleting(false)}
          onDelete={() => remove(task.id)}
        />
      ) : null}
    </>
  );
}
