import { SelectionActions, workGroupId } from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import type { WorkGroup, WorkScope } from '@fairlead/rules';
import { Button, type HeadingLevel, Icon, Kbd, Text } from '@fairlead/ui';
import { ChevronDown, ChevronRight } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingDue } from './NothingDue';
import { TaskRow } from './TaskRow';
import { TaskSelectionButtons } from './TaskSelectionButtons';
import type { GroupedTasks, Task } from './tasks.api';
import * as styles from './tasks.css';
import { useRowFocus } from './useRowFocus';
import { useTaskActions } from './useTaskActions';
import { useTaskKeys } from './useTaskKeys';
import { useTaskSelection } from './useTaskSelection';
import { useTaskSwipe } from './useTaskSwipe';

/** Groups after this week, which are closed at first. */
const closedAtFirst: readonly WorkGroup[] = ['LATER', 'SNOOZED'];
const loadActions = bulkActions('tasks', ['ASSIGN'], { OwnActions: TaskSelectionButtons });

interface WorkGroupsProps {
  groups: readonly GroupedTasks[];
  /** Day of the group of today, as midnight UTC. */
  today: number;
  scope: WorkScope;
  /** Heading level of the groups. */
  level: HeadingLevel;
  onEdit: (task: Task) => void;
  /** Loads more tasks of each group. */
  onMore: (() => void) | undefined;
  onAdd: () => void;
}

/** Groups of open tasks. Several tasks can be selected and changed at once. */
export function WorkGroups({ groups, today, scope, level, onEdit, onMore, onAdd }: WorkGroupsProps) {
  const { t } = useTranslation('tasks');
  const Title = `h${level}` as const;
  const [closed, setClosed] = useState<readonly WorkGroup[]>(closedAtFirst);
  const actions = useTaskActions();
  const root = useRef<HTMLDivElement>(null);
  const shown = groups.flatMap(({ workGroup, tasks }) => (closed.includes(workGroup) ? [] : tasks));
  const ids = shown.map(({ id }) => id);
  const { store, selectionOf } = useTaskSelection(ids);
  useTaskKeys(root, shown, (task) => void actions.complete(task));
  useTaskSwipe(root, groups.length > 0);
  useRowFocus(root, ids);
  const bar = (
    <SelectionActions
      load={loadActions}
      selection={store}
      rows={shown}
      total={0}
      totalIsCapped={false}
      query=""
      file={undefined}
    />
  );
  return (
    <>
      {groups.some(({ workGroup }) => !closedAtFirst.includes(workGroup)) ? null : (
        <NothingDue groups={groups} today={today} scope={scope} level={level} onEdit={onEdit} onAdd={onAdd} />
      )}
      {groups.length === 0 ? null : (
        <div ref={root} className={styles.groups} data-row-keys="">
          {groups.map(({ workGroup, total, tasks }) => {
            const isOpen = !closed.includes(workGroup);
            return (
              <section key={workGroup} aria-label={t(`workGroup.${workGroup}`)}>
                <Title className={styles.heading}>
                  <button
                    type="button"
                    id={workGroupId(workGroup)}
                    className={workGroup === 'OVERDUE' ? styles.overdue : styles.group}
                    aria-expanded={isOpen}
                    onClick={() =>
                      setClosed(isOpen ? [...closed, workGroup] : closed.filter((each) => each !== workGroup))
                    }
                  >
                    <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} aria-hidden />
                    {t(`workGroup.${workGroup}`)} <span className={styles.count}>{total}</span>
                  </button>
                </Title>
                {isOpen ? (
                  <ul className={styles.rows}>
                    {tasks.map((task) => (
                      <TaskRow
                        key={task.id}
                        task={task}
                        showsAssignee={scope === 'TEAM'}
                        today={today}
                        actions={actions}
                        onEdit={() => onEdit(task)}
                        selection={selectionOf(task)}
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
      )}
      {bar}
    </>
  );
}

function Keys() {
  const { t } = useTranslation('tasks');
  return (
    <div className={styles.foot} aria-hidden>
      {(
        [
          ['J K', 'keys.move'],
          ['A', 'keys.action'],
          ['D', 'keys.done'],
          ['X', 'keys.select'],
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
