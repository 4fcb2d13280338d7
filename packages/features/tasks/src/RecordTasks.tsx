import { LoadError, useToday } from '@fairlead/kit';
import type { TaskRecord } from '@fairlead/pickers/task';
import { Box, Button, Card, Icon, Skeleton, Text } from '@fairlead/ui';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskEditor, useTaskEditor } from './TaskEditor';
import { TaskRow } from './TaskRow';
import { useTasksOf } from './tasks.api';
import * as styles from './tasks.css';
import { useRowFocus } from './useRowFocus';
import { useTaskActions } from './useTaskActions';
import { useTaskKeys } from './useTaskKeys';
import { useTaskSwipe } from './useTaskSwipe';

/** Tasks shown at first, and after "Show all". */
const [FEW, MANY] = [10, 100];

interface RecordTasksProps extends TaskRecord {
  /** Without the button that adds a task. */
  readOnly?: boolean | undefined;
}

/** Tasks of a record, open ones first. */
export function RecordTasks({ readOnly = false, ...record }: RecordTasksProps) {
  const { t } = useTranslation('tasks');
  const [size, setSize] = useState(FEW);
  const { data, error, mutate } = useTasksOf(record, size);
  const editor = useTaskEditor();
  const actions = useTaskActions();
  const today = useToday();
  const root = useRef<HTMLUListElement>(null);
  const tasks = data?.content ?? [];
  useTaskKeys(root, tasks, (task) => void (task.doneDate === null ? actions.complete(task) : undefined));
  useTaskSwipe(root, tasks.length > 0);
  useRowFocus(
    root,
    tasks.map(({ id }) => id),
  );
  return (
    <Card
      title={t('tasks')}
      padding={tasks.length > 0 ? 'none' : 'default'}
      aria-busy={!data && !error}
      actions={
        readOnly ? undefined : (
          <Button size="small" leadingIcon={<Icon of={Plus} size={16} />} onClick={editor.add}>
            {t('add')}
          </Button>
        )
      }
    >
      {error && !data ? <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Skeleton shape="text" width="60%" /> : null}
      {data?.content.length === 0 ? <Text tone="muted">{t('noneOf')}</Text> : null}
      {tasks.length > 0 ? (
        <ul ref={root} className={styles.rows} aria-label={t('tasks')}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              ofRecord={task.record?.recordType === record.recordType}
              showsAssignee
              today={today}
              actions={actions}
              onEdit={() => editor.edit(task)}
            />
          ))}
        </ul>
      ) : null}
      {data && data.totalElements > tasks.length && size < MANY ? (
        <Box padding={12}>
          <Button variant="ghost" size="small" onClick={() => setSize(MANY)}>
            {t('showAll')}
          </Button>
        </Box>
      ) : null}
      <TaskEditor editor={editor} record={record} />
    </Card>
  );
}
