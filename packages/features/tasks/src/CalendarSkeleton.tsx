import { useToday } from '@fairlead/kit';
import { Skeleton, useLocale } from '@fairlead/ui';
import { schedulerDays } from '@fairlead/ui/scheduler';
import { agenda, bar, month, root, week } from './CalendarSkeleton.css';
import { useCalendarPage } from './useCalendarPage';

const weekMs = 7 * 86_400_000;

/** Placeholder with the size of the calendar, while its code loads. */
export function CalendarSkeleton() {
  const locale = useLocale();
  const { view, day } = useCalendarPage(useToday());
  const { first, last } = schedulerDays('month', day, locale);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(first)) / weekMs) as keyof typeof month;
  return (
    <div className={root} aria-busy>
      <div className={bar}>
        <Skeleton shape="box" width={240} />
        <Skeleton shape="box" width={180} />
      </div>
      <div className={view === 'month' ? month[weeks] : { agenda, week }[view]} />
    </div>
  );
}
