import { formatDay, formatWeekday, useAgencyTimeZone } from '@fairlead/kit';
import { DAY } from '@fairlead/rules';
import { formatTime, useLocale } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { shownDay } from './shownDay';
import { isFinished } from './TaskAction';
import type { Task } from './tasks.api';

/** Seconds ahead for which a day is shown without its year. */
const NEAR = 60 * DAY;

/**
 * When the task is due, or who has finished it, as text.
 *
 * @param today - Midnight UTC of the current day in the time zone of the agency.
 */
export function useDue(task: Task, today: number): { text: string; isLate: boolean } {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const { dueTime, doneBy } = task;
  const isDone = isFinished(task);
  const day = shownDay(task, useAgencyTimeZone());
  const time = dueTime === null ? '' : formatTime(dueTime, locale);
  const isLate = !isDone && day < today;
  const text = () => {
    if (isDone) return doneBy ? t('done', { name: doneBy.name }) : t('closed');
    if (isLate) return t('daysLate', { count: (today - day) / DAY });
    if (day === today) return time || t('today');
    const isNear = day > today && day - today < NEAR;
    return [isNear ? formatWeekday(day) : formatDay(day), time].filter(Boolean).join(', ');
  };
  return { text: text(), isLate };
}
