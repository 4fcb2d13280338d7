import { formatDay, formatWeekday, lazyDialog, RecordLink, recordPages, urls } from '@fairlead/kit';
import { DAY, localDay, mayDeleteTask } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, formatTime, Icon, IconButton, Menu, MenuItem, MenuSeparator, Text, useLocale } from '@fairlead/ui';
import { Circle, CircleCheck, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SnoozeItems } from './SnoozeItems';
import { shownDay } from './shownDay';
import { isFinished, TaskAction, taskIcons, usePlace } from './TaskAction';
import { TaskTitle } from './TaskTitle';
import type { Task } from './tasks.api';
import * as styles from './tasks.css';
import type { useTaskActions } from './useTaskActions';
import type { TaskSelection } from './useTaskSelection';

const SnoozeDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).SnoozeDialog);

interface TaskRowProps {
  task: Task;
  /** Shows the assignee. */
  showsAssignee?: boolean;
  /** Hides the record on its own page. */
  ofRecord?: boolean;
  actions: ReturnType<typeof useTaskActions>;
  onEdit: () => void;
  /** For actions on many tasks. */
  selection?: TaskSelection;
}

/** Line of a task: finish it, open its record, snooze, edit or delete it. */
export function TaskRow({ task, showsAssignee = false, ofRecord = false, actions, onEdit, selection }: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const { title, taskKind, record, contact, assignee } = task;
  const isDone = isFinished(task);
  return (
    <li className={styles.row} data-task={task.id}>
      {isDone && task.doneBy === null ? (
        <span className={styles.closed}>
          <Icon of={CircleCheck} aria-hidden />
        </span>
      ) : (
        <span className={styles.finish}>
          <IconButton
            size="small"
            label={t(isDone ? 'reopen' : 'complete', { title })}
            onClick={() => void (isDone ? actions.reopen(task) : actions.complete(task))}
          >
            <Icon of={isDone ? CircleCheck : Circle} />
          </IconButton>
        </span>
      )}
      <span className={styles.mark}>
        <span className={styles.kinds[taskKind]} title={t(`taskKind.${taskKind}`)}>
          <Icon of={taskIcons[taskKind]} size={16} aria-hidden />
        </span>
      </span>
      {selection ? <span className={styles.checkbox}>{selection.checkbox}</span> : null}
      <div className={styles.body}>
        <TaskTitle task={task} isLink={!ofRecord} onEdit={onEdit} />
        {ofRecord || (!record && !contact) ? null : (
          <Text size="caption" tone="muted">
            <Record task={task} />
            {contact ? (
              <RecordLink page={urls.contacts.view} id={contact.id}>
                {contact.name}
              </RecordLink>
            ) : null}
          </Text>
        )}
      </div>
      {showsAssignee ? (
        <span className={styles.who} title={assignee.name}>
          <Avatar name={assignee.name} size="small" />
        </span>
      ) : null}
      <Due task={task} />
      {isDone ? null : <TaskAction task={task} ofRecord={ofRecord} />}
      <TaskMenu task={task} actions={actions} onEdit={onEdit} onSelect={selection?.select} />
    </li>
  );
}

/** Number and insurance of the record. The number is a link if the title opens another page, such as a mail. */
function Record({ task }: { task: Task }) {
  const { record } = task;
  const place = usePlace(task, false);
  if (!record || (!record.number && !record.insuranceName)) return null;
  const { recordType, recordId, number, insuranceName } = record;
  const page = recordPages[recordType];
  const isElsewhere = number !== '' && place?.page !== page;
  return (
    <>
      {isElsewhere ? (
        <RecordLink page={page} id={recordId}>
          {number}
        </RecordLink>
      ) : (
        number
      )}{' '}
      {insuranceName} ·{' '}
    </>
  );
}

/** Seconds ahead for which a day is shown without its year. */
const NEAR = 60 * DAY;

/** When the task is due, or who has finished it. */
function Due({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const { dueTime, doneBy } = task;
  const isDone = isFinished(task);
  const today = localDay(new Date());
  const day = shownDay(task);
  const time = dueTime === null ? '' : formatTime(dueTime, locale);
  const late = !isDone && day < today;
  const text = () => {
    if (isDone) return doneBy ? t('done', { name: doneBy.name }) : t('closed');
    if (late) return t('daysLate', { count: (today - day) / DAY });
    if (day === today) return time || t('today');
    const isNear = day > today && day - today < NEAR;
    return [isNear ? formatWeekday(day) : formatDay(day), time].filter(Boolean).join(', ');
  };
  return (
    <span className={styles.due}>
      <Text size="caption" tone={late ? 'danger' : 'muted'} numeric>
        {text()}
      </Text>
    </span>
  );
}

interface TaskMenuProps extends Pick<TaskRowProps, 'task' | 'actions' | 'onEdit'> {
  onSelect: (() => void) | undefined;
}

function TaskMenu({ task, actions, onEdit, onSelect }: TaskMenuProps) {
  const { t } = useTranslation('tasks');
  const { me, viewer } = useAuth();
  const { title, snoozedUntil, createdBy } = task;
  const isDone = isFinished(task);
  const isSnoozed = snoozedUntil !== null && snoozedUntil * 1000 > new Date().getTime();
  const mayDelete =
    viewer !== null && mayDeleteTask(viewer, { isCreator: createdBy !== null && createdBy.id === me?.user.id });
  const [picking, setPicking] = useState(false);
  if (isDone && !mayDelete) return <span className={styles.noMenu} />;
  const about = [task.record?.number, title].filter(Boolean).join(' · ');
  const menu = (
    <Menu
      label={t('actions', { title })}
      align="end"
      sheetTitle={isDone ? title : t('snoozeUntil')}
      sheetDescription={isDone ? undefined : about}
      trigger={
        <IconButton size="small" label={t('actions', { title })} data-menu="">
          <Icon of={Ellipsis} />
        </IconButton>
      }
    >
      {isDone ? null : (
        <>
          <SnoozeItems onSnooze={(until) => void actions.snooze(task, until)} onPick={() => setPicking(true)} />
          {isSnoozed ? <MenuItem onSelect={() => void actions.snooze(task, null)}>{t('unsnooze')}</MenuItem> : null}
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
        <MenuItem icon={<Icon of={Trash2} />} tone="danger" onSelect={() => void actions.remove(task)}>
          {t('delete')}
        </MenuItem>
      ) : null}
    </Menu>
  );
  return (
    <>
      {menu}
      <SnoozeDialog
        open={
          picking
            ? {
                about,
                save: (until) => actions.sendSnooze(task, until),
                onSaved: (_, message) => actions.showSnoozed(task, message),
                onClose: () => setPicking(false),
              }
            : null
        }
      />
    </>
  );
}
