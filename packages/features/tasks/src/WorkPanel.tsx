import { type PanelProps, useSearchParam } from '@fairlead/kit';
import { taskKinds, WORK_GROUP_SIZE, type WorkGroup, type WorkScope } from '@fairlead/rules';
import { readValue, storeValue } from '@fairlead/session';
import {
  Box,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Inline,
  Kbd,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@fairlead/ui';
import { ChevronDown, ChevronRight, Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskEditor, useTaskEditor } from './TaskEditor';
import { TaskRow } from './TaskRow';
import { type GroupedTasks, type Task, useWork } from './tasks.api';
import * as styles from './tasks.css';
import { useRowFocus } from './useRowFocus';
import { useTaskActions } from './useTaskActions';
import { useTaskKeys } from './useTaskKeys';

const scopeKey = 'fairlead.workScope';
/** Tasks of each group after "Show more". */
const MANY = 100;
/** Groups that are closed at first. */
const closedAtFirst: readonly WorkGroup[] = ['LATER', 'SNOOZED'];

/** Open tasks of the user or the agency on the dashboard, in groups by day. */
export default function WorkPanel(_: PanelProps) {
  const { t } = useTranslation('tasks');
  const [scope, setScope] = useState<WorkScope>(() => (readValue(scopeKey) === 'TEAM' ? 'TEAM' : 'MINE'));
  const kind = useSearchParam('taskKind');
  const taskKind = taskKinds.find((each) => each === kind.value);
  const [groupSize, setGroupSize] = useState(WORK_GROUP_SIZE);
  const { data, error, mutate } = useWork({ workScope: scope, taskKind, groupSize });
  const editor = useTaskEditor();
  const title = t(scope === 'MINE' ? 'myWork' : 'teamWork');
  const chooseScope = (next: WorkScope) => {
    setScope(next);
    storeValue(scopeKey, next);
  };
  return (
    <Card
      aria-label={title}
      title={title}
      padding="none"
      aria-busy={!data && !error}
      actions={
        <Inline gap={8}>
          <SegmentedControl
            label={t('scope')}
            hideLabel
            value={scope}
            onValueChange={chooseScope}
            options={[
              { value: 'MINE', label: t('mine') },
              { value: 'TEAM', label: t('team') },
            ]}
          />
          <Select
            label={t('kind')}
            hideLabel
            size="small"
            value={taskKind ?? 'ALL'}
            onValueChange={(value) => kind.set(value === 'ALL' ? null : value, true)}
            options={[
              { value: 'ALL', label: t('allKinds') },
              ...taskKinds.map((value) => ({ value, label: t(`taskKind.${value}`) })),
            ]}
          />
          <IconButton label={t('add')} onClick={editor.add}>
            <Icon of={Plus} />
          </IconButton>
        </Inline>
      }
    >
      {data ? (
        <Groups
          groups={data.groups}
          scope={scope}
          onEdit={editor.edit}
          onMore={groupSize < MANY ? () => setGroupSize(MANY) : undefined}
          onAdd={editor.add}
        />
      ) : error ? (
        <ErrorState title={t('failed')} message={error.message} onRetry={() => void mutate()} />
      ) : (
        <Loading />
      )}
      <TaskEditor editor={editor} />
    </Card>
  );
}

interface GroupsProps {
  groups: readonly GroupedTasks[];
  scope: WorkScope;
  onEdit: (task: Task) => void;
  /** Loads more tasks of each group. */
  onMore: (() => void) | undefined;
  onAdd: () => void;
}

function Groups({ groups, scope, onEdit, onMore, onAdd }: GroupsProps) {
  const { t } = useTranslation('tasks');
  const [closed, setClosed] = useState<readonly WorkGroup[]>(closedAtFirst);
  const actions = useTaskActions();
  const root = useRef<HTMLDivElement>(null);
  const shown = groups.flatMap(({ workGroup, tasks }) => (closed.includes(workGroup) ? [] : tasks));
  useTaskKeys(root, shown, (task) => void actions.complete(task));
  useRowFocus(
    root,
    shown.map(({ id }) => id),
  );
  if (groups.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('none')}
        description={t(scope === 'MINE' ? 'noneText' : 'noneTeam')}
        action={<Button onClick={onAdd}>{t('add')}</Button>}
      />
    );
  return (
    <div ref={root}>
      {groups.map(({ workGroup, total, tasks }) => {
        const isOpen = !closed.includes(workGroup);
        return (
          <section key={workGroup} aria-label={t(`workGroup.${workGroup}`)}>
            <h3 className={styles.heading}>
              <button
                type="button"
                className={workGroup === 'OVERDUE' ? styles.overdue : styles.group}
                aria-expanded={isOpen}
                onClick={() => setClosed(isOpen ? [...closed, workGroup] : closed.filter((each) => each !== workGroup))}
              >
                <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} aria-hidden />
                {t(`workGroup.${workGroup}`)} <span className={styles.count}>{total}</span>
              </button>
            </h3>
            {isOpen ? (
              <ul className={styles.list}>
                {tasks.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    showsAssignee={scope === 'TEAM'}
                    actions={actions}
                    onEdit={() => onEdit(task)}
                  />
                ))}
              </ul>
            ) : null}
            {isOpen && total > tasks.length && onMore ? (
              <div className={styles.more}>
                <Button variant="ghost" size="small" onClick={onMore}>
                  {t('more', { count: total - tasks.length })}
                </Button>
              </div>
            ) : null}
          </section>
        );
      })}
      <Keys />
    </div>
  );
}

function Keys() {
  const { t } = useTranslation('tasks');
  return (
    <div className={styles.foot} aria-hidden>
      {(
        [
          ['J K', 'keys.move'],
          ['D', 'keys.done'],
          ['S', 'keys.snooze'],
          ['Enter', 'keys.open'],
        ] as const
      ).map(([key, label]) => (
        <Text key={key} size="caption" tone="muted">
          <Kbd>{key}</Kbd> {t(label)}
        </Text>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <Box padding={20}>
      <Stack gap={20}>
        {['a', 'b', 'c', 'd', 'e'].map((each) => (
          <Skeleton key={each} shape="text" width="60%" />
        ))}
      </Stack>
    </Box>
  );
}
