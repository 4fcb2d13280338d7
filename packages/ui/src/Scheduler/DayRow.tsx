'use client';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { Plus } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import { CellButton } from './CellButton';
import { type Day, monthOf } from './days';
import * as styles from './days.css';
import { EventChip } from './EventChip';
import type { Span } from './events';
import { MoreEvents } from './MoreEvents';
import { placed } from './placed';
import { fitLines, placeInDays, segmentsOn } from './placeInDays';
import * as shared from './Scheduler.css';
import { useScheduler } from './schedulerContext';
import { targetOf } from './useEventLift';

interface DayCellsProps {
  days: readonly Day[];
  spans: readonly Span[];
  /** Lines of events per day. */
  lines: number;
  /** Month of a grid of months, as `YYYY-MM`. Its days have a number. */
  month?: string;
}

/** Days side by side. Events of several days lie over their days. */
export function DayCells({ days, spans, lines, month }: DayCellsProps) {
  const { texts, today, more: unknown, loading, lifted, creates, active } = useScheduler();
  const translate = useTranslate();
  const segments = useMemo(() => placeInDays(spans, days), [spans, days]);
  const { shown, hidden } = useMemo(() => {
    const further = days.map((day) => unknown[day] ?? 0);
    return fitLines(segments, days.length, lines, further);
  }, [segments, days, lines, unknown]);
  const target = targetOf(lifted);
  const isTarget = (day: Day) =>
    target !== undefined && (month !== undefined || target.long) && day >= target.first && day <= target.last;
  return days.map((day, index) => {
    const all = segmentsOn(segments, index);
    const tabIndex = active === day ? 0 : -1;
    const more = hidden[index] ?? 0;
    const isToday = day === today;
    return (
      <div
        key={day}
        role="gridcell"
        className={cx(
          month === undefined ? styles.allDay : styles.day,
          month !== undefined && monthOf(day) !== month && styles.otherMonth,
        )}
      >
        <CellButton
          cell={day}
          name={texts.cell({ day, events: all.length + (unknown[day] ?? 0), today: isToday })}
          ids={all.map(({ span }) => span.event.id)}
          target={isTarget(day)}
          today={isToday}
        >
          {month !== undefined && (
            <span className={cx(shared.number, isToday && shared.today)}>{Number(day.slice(8))}</span>
          )}
        </CellButton>
        {month !== undefined && (
          <div className={styles.dayTop}>
            {creates && (
              <button
                type="button"
                className={styles.add}
                aria-label={translate(messages.schedulerAdd, { date: texts.dayName(day) })}
                tabIndex={tabIndex}
                data-add={day}
              >
                <Plus aria-hidden />
              </button>
            )}
          </div>
        )}
        {loading ? (
          <div className={styles.bones}>
            <Skeleton width={index % 2 === 0 ? '80%' : '60%'} />
            {month !== undefined && index % 3 === 0 && <Skeleton width="50%" />}
          </div>
        ) : (
          <div className={styles.lines}>
            {shown
              .filter(({ column }) => column === index)
              .map(({ span, lane, width, before, after }) => (
                <div key={span.event.id} className={styles.place} style={placed({ '--lane': lane, '--width': width })}>
                  <EventChip
                    {...{ span, before, after }}
                    look="line"
                    tabIndex={covers(days, { index, width, active }) ? 0 : -1}
                  />
                </div>
              ))}
            {more > 0 && (
              <div className={styles.place} style={placed({ '--lane': lines - 1, '--width': 1 })}>
                <MoreEvents day={day} hidden={more} tabIndex={tabIndex} />
              </div>
            )}
          </div>
        )}
      </div>
    );
  });
}

/** Whether an event lies over the active day. */
const covers = (days: readonly Day[], { index, width, active }: { index: number; width: number; active: string }) =>
  days.slice(index, index + width).includes(active);
