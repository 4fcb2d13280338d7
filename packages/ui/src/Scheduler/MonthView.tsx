'use client';
import { DayCells } from './DayRow';
import { type Day, monthOf } from './days';
import * as styles from './days.css';
import { placed } from './placed';
import * as shared from './Scheduler.css';
import { useScheduler } from './schedulerContext';

interface MonthViewProps {
  /** Days of whole weeks. */
  days: readonly Day[];
  day: Day;
  label: string;
}

const linesPerDay = 4;

/** Rows of seven days. */
export const weeksOf = (days: readonly Day[]): readonly (readonly Day[])[] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

/** Grid of the weeks of a month. */
export function MonthView({ days, day, label }: MonthViewProps) {
  const { spans, loading } = useScheduler();
  const sevenDays = placed({ '--days': 7 });
  return (
    <div role="grid" aria-label={label} aria-busy={loading || undefined} className={shared.frame}>
      <div role="row" className={styles.row} style={sevenDays}>
        <Weekdays days={days.slice(0, 7)} />
      </div>
      {weeksOf(days).map((week) => (
        <div key={week[0]} role="row" className={styles.row} style={sevenDays}>
          <DayCells days={week} spans={spans} lines={linesPerDay} month={monthOf(day)} />
        </div>
      ))}
    </div>
  );
}

export function Weekdays({ days, centered = false }: { days: readonly Day[]; centered?: boolean }) {
  const { texts } = useScheduler();
  return days.map((day) => (
    <div
      key={day}
      role="columnheader"
      aria-label={texts.weekdayName(day)}
      className={centered ? styles.centered : styles.weekday}
    >
      {texts.weekday(day)}
    </div>
  ));
}
