import { RecordLink, recordPages, urls } from '@fairlead/kit';
import { Avatar, Icon, IconButton, Text } from '@fairlead/ui';
import { AlarmClock, Circle, CircleCheck } from 'lucide';
import { useTranslation } from 'react-i18next';
import { SnoozeMenu } from './SnoozeMenu';
import { isFinished, TaskAction, taskIcons, usePlace } from './TaskAction';
import { TaskMenu } from './TaskMenu';
import { TaskTitle } from './TaskTitle';
import type { Task } from './tasks.api';
import * as styles from './tasks.css';
import { useDue } from './useDue';
import type { useTaskActions } from './useTaskActions';
import type { TaskSelection } from './useTaskSelection';

interface TaskRowProps {
  task: Task;
  /** Shows the assignee. */
  showsAssignee?: boolean;
  /** Hides the record on its own page. */
  ofRecord?: boolean;
  actions: ReturnType<typeof useTaskActions>;
  onEdit: () => void;
  /** Midnight UTC of the current day in the time zone of the agency. */
  today: number;
  /** For actions on many tasks. */
  selection?: TaskSelection;
}

/** Line of a task: finish it, open its record, snooze, edit or delete it. */
export function TaskRow({
  task,
  showsAssignee = false,
  ofRecord = false,
  actions,
  onEdit,
  today,
  selection,
}: TaskRowProps) {
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
      <Due task={task} today={today} />
      {isDone ? null : (
        <span className={styles.action}>
          <TaskAction task={task} ofRecord={ofRecord} />
          <SnoozeMenu task={task} actions={actions} />
        </span>
      )}
      {isDone ? null : (
        <span className={styles.swiped}>
          <Icon of={AlarmClock} aria-hidden />
        </span>
      )}
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

/** When the task is due, or who has finished it. */
function Due({ task, today }: { task: Task; today: number }) {
  const { text, isLate } = useDue(task, today);
  return (
    <span className={styles.due}>
      <Text size="caption" tone={isLate ? 'danger' : 'muted'} numeric>
        {text}
      </Text>
    </span>
  );
}
