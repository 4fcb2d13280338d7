import { formatCount, formatWeekday } from '@fairlead/kit';
import { localDay } from '@fairlead/rules';
import { Skeleton, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useOwnWork } from './dashboard.api';

/** Sentence below the greeting: the user's overdue tasks, the tasks due today, and the date. */
export function WorkSentence() {
  const { t } = useTranslation('dashboard');
  const { data, error } = useOwnWork();
  const day = formatWeekday(localDay(new Date()));
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
          <Text asChild tone="danger" weight="label">
            <span>{t('due.overdue', { count: overdue, number: formatCount(overdue) })}</span>
          </Text>
          {', '}
        </>
      ) : null}
      <Text asChild tone="default" weight="label">
        <span>{overdue === 0 && today === 0 ? t('due.nothing') : dueToday}</span>
      </Text>
      {' · '}
      {day}
    </>
  );
}
