import {
  formatDay,
  formatDayName,
  formatWeekdayTime,
  RecordLink,
  recordPages,
  urls,
  useAgencyTimeZone,
} from '@fairlead/kit';
import { DAY, type WorkScope } from '@fairlead/rules';
import { Button, EmptyState, type HeadingLevel } from '@fairlead/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from './shownDay';
import { TaskTitle } from './TaskTitle';
import type { GroupedTasks, Task } from './tasks.api';
import * as styles from './tasks.css';

interface NothingDueProps {
  groups: readonly GroupedTasks[];
  /** Midnight UTC of the current day in the time zone of the agency. */
  today: number;
  scope: WorkScope;
  level: HeadingLevel;
  onEdit: (task: Task) => void;
  onAdd: () => void;
}

/** Message for users without tasks to do this week. It names the next task, if there is one. */
export function NothingDue({ groups, today, scope, level, onEdit, onAdd }: NothingDueProps) {
  const { t } = useTranslation('tasks');
  const timeZone = useAgencyTimeZone();
  const next = nextTask(groups, timeZone);
  if (next)
    return (
      <EmptyState
        level={level}
        title={t('none')}
        description={<NextTask task={next} today={today} onEdit={() => onEdit(next)} />}
      />
    );
  return (
    <EmptyState
      level={level}
      title={t('none')}
      description={t(scope === 'MINE' ? 'noneText' : 'noneTeam')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  );
}

/** The first task of the groups, which are in order of day each. */
const nextTask = (groups: readonly GroupedTasks[], timeZone: string): Task | undefined =>
  groups
    .flatMap(({ tasks: [first] }) => first ?? [])
    .toSorted((one, other) => shownDay(one, timeZone) - shownDay(other, timeZone))
    .at(0);

function NextTask({ task, today, onEdit }: { task: Task; today: number; onEdit: () => void }) {
  const { t } = useTranslation('tasks');
  const { contact, record } = task;
  const day = dayText(task, today, useAgencyTimeZone());
  const title = <TaskTitle task={task} isLink onEdit={onEdit} className={styles.next} />;
  const about = contact ? (
    <RecordLink page={urls.contacts.view} id={contact.id}>
      {contact.name}
    </RecordLink>
  ) : record && record.number !== '' ? (
    <RecordLink page={recordPages[record.recordType]} id={record.recordId}>
      {record.number}
    </RecordLink>
  ) : null;
  return about ? withElements(t('nextFor', { day }), { title, about }) : withElements(t('next', { day }), { title });
}

/** Days ahead that the name of a weekday identifies. */
const WEEK = 7;

function dayText(task: Task, today: number, timeZone: string): string {
  const day = shownDay(task, timeZone);
  const ahead = (day - today) / DAY;
  // snoozed until later today
  if (ahead <= 0 && task.snoozedUntil !== null) return formatWeekdayTime(task.snoozedUntil * 1000);
  return ahead < WEEK ? formatDayName(day) : formatDay(day);
}

/** Replaces tags such as `<title/>` in a message, whose place in the sentence depends on the language. */
const withElements = (message: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  message
    .split(/<(\w+)\/>/)
    .map((part, at) => <Fragment key={`${at} ${part}`}>{at % 2 === 0 ? part : elements[part]}</Fragment>);
