import { messageOf } from '@fairlead/api-client/client';
import {
  formatTotal,
  LinesSkeleton,
  type PanelProps,
  RecordLink,
  RetryButton,
  RouterLink,
  recordPages,
  to,
  urls,
  useToday,
} from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, Inline, Link, Stack, Text } from '@fairlead/ui';
import { Circle } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskDialog } from '../TaskEditor';
import { type Task, useOpenTasksOf } from '../tasks.api';
import * as styles from '../tasks.css';
import { useDue } from '../useDue';
import { useRowFocus } from '../useRowFocus';
import { useTaskActions } from '../useTaskActions';

/** Most tasks that fit beside a conversation. */
const SHOWN = 4;

/** First open tasks of a contact and of the contact's records. The rest is on the page of the contact. */
export default function ThreadTasks({ id }: PanelProps) {
  const { t } = useTranslation('tasks');
  const { data, error, mutate } = useOpenTasksOf(id, SHOWN);
  const [edited, setEdited] = useState<Task>();
  const { complete } = useTaskActions();
  const root = useRef<HTMLDivElement>(null);
  const tasks = data?.content ?? [];
  useRowFocus(
    root,
    tasks.map((task) => task.id),
  );
  return (
    <div ref={root}>
      {error && !data ? (
        <Stack gap={8} role="alert">
          <Text tone="danger">{t('failed')}</Text>
          <Text size="label" tone="muted">
            {messageOf(error)}
          </Text>
          <Inline>
            <RetryButton size="small" onRetry={() => mutate()} />
          </Inline>
        </Stack>
      ) : null}
      {!data && !error ? <LinesSkeleton /> : null}
      {data && tasks.length === 0 ? (
        <p className={styles.sideNone} tabIndex={-1} data-none="">
          {t('noneOpen')}
        </p>
      ) : null}
      {data && tasks.length > 0 ? (
        <Stack gap={8}>
          <ul className={styles.list} aria-label={t('tasks')}>
            {tasks.map((task) => (
              <SideTask
                key={task.id}
                task={task}
                onComplete={() => void complete(task)}
                onEdit={() => setEdited(task)}
              />
            ))}
          </ul>
          {data.totalElements > tasks.length ? (
            <Link asChild>
              <RouterLink to={`${to(urls.contacts.view, { id })}?tab=tasks`}>
                {t('allOpen', { number: formatTotal(data) })}
              </RouterLink>
            </Link>
          ) : null}
        </Stack>
      ) : null}
      <TaskDialog open={edited ? { task: edited, onClose: () => setEdited(undefined) } : null} />
    </div>
  );
}

interface SideTaskProps {
  task: Task;
  onComplete: () => void;
  onEdit: () => void;
}

function SideTask({ task, onComplete, onEdit }: SideTaskProps) {
  const { t } = useTranslation('tasks');
  const { me } = useAuth();
  const due = useDue(task, useToday());
  const { title, record, assignee } = task;
  return (
    <li className={styles.sideRow} data-task={task.id}>
      <IconButton size="small" label={t('complete', { title })} onClick={onComplete}>
        <Icon of={Circle} />
      </IconButton>
      <div className={styles.sideText}>
        <button type="button" className={styles.title} data-title="" onClick={onEdit}>
          {title}
        </button>
        <Text size="caption" tone="muted">
          <Text asChild size="caption" tone={due.isLate ? 'danger' : 'muted'} numeric>
            <span>{due.text}</span>
          </Text>
          {record?.number ? (
            <>
              {' · '}
              <RecordLink page={recordPages[record.recordType]} id={record.recordId}>
                {record.number}
              </RecordLink>
            </>
          ) : null}
          {assignee.id === me?.user.id ? null : ` · ${assignee.name}`}
        </Text>
      </div>
    </li>
  );
}
