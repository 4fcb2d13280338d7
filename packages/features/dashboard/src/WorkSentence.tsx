import { formatCount, formatWeekday, useToday, workGroupId } from '@fairlead/kit';
import { Skeleton, Text } from '@fairlead/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnWork } from './dashboard.api';
import * as styles from './dashboard.css';

/** Sentence below the greeting: the user's overdue tasks, the tasks due today, and the date. */
export function WorkSentence() {
  const { t } = useTranslation('dashboard');
  const { data, error } = useOwnWork();
  const ownDay = useToday();
  const day = formatWeekday(data?.today ?? ownDay);
  if (error && !data) return day;
  if (!data)
    return (
      <>
        <Skeleton width={160} /> · {day}
      </>
    );
  const totalOf = (group: 'OVERDUE' | 'TODAY') => data.groups.find(({ workGroup }) => workGroup === group)?.total ?? 0;
  const [overdue, today] = [totalOf('OVERDUE'), totalOf('TODAY')];
  const dueToday = t('due.today', { count: today, number: formatCount(today) });
  return (
    <>
      {overdue > 0 ? (
        <>
          <GroupLink to="OVERDUE">{t('due.overdue', { count: overdue, number: formatCount(overdue) })}</GroupLink>
          {', '}
        </>
      ) : null}
      {today > 0 ? (
        <GroupLink to="TODAY">{dueToday}</GroupLink>
      ) : (
        <Text asChild tone="default" weight="label">
          <span>{overdue === 0 ? t('due.nothing') : dueToday}</span>
        </Text>
      )}
      {' · '}
      {day}
    </>
  );
}

/** Moves to a group of the tasks below. */
function GroupLink({ to, children }: { to: 'OVERDUE' | 'TODAY'; children: string }) {
  const id = workGroupId(to);
  const jump = (event: MouseEvent) => {
    const heading = document.getElementById(id);
    if (!heading) return;
    // Without an entry in the history.
    event.preventDefault();
    heading.scrollIntoView({ block: 'center' });
    heading.focus({ preventScroll: true });
  };
  return (
    <Text asChild tone={to === 'OVERDUE' ? 'danger' : 'default'} weight="label">
      <a href={`#${id}`} className={styles.jump} onClick={jump}>
        {children}
      </a>
    </Text>
  );
}
