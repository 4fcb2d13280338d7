'use client';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import { CellButton } from './CellButton';
import { cellKey } from './cells';
import { DayCells } from './DayRow';
import type { Day } from './days';
import * as dayStyles from './days.css';
import { EventChip } from './EventChip';
import * as styles from './hours.css';
import { placed } from './placed';
import { placeInDays } from './placeInDays';
import { type Block, placeInHours } from './placeInHours';
import * as shared from './Scheduler.css';
import { useScheduler } from './schedulerContext';
import { targetOf } from './useEventLift';

interface WeekViewProps {
  days: readonly Day[];
  /** Events with times, by day. */
  blocks: readonly (readonly Block[])[];
  hours: readonly number[];
  label: string;
}

const lastLine = 4;
/** Space for one more event, so that fewer weeks change the height of the line of whole days. */
const firstLine = 2;

/** Grid of the days of a week and their hours, below a line of whole days. */
export function WeekView({ days, blocks, hours, label }: WeekViewProps) {
  const { texts, spans, today, loading } = useScheduler();
  const translate = useTranslate();
  const long = useMemo(() => spans.filter((span) => span.long), [spans]);
  const used = useMemo(
    () => placeInDays(long, days).reduce((most, { lane }) => Math.max(most, lane + 1), 0),
    [long, days],
  );
  const lines = Math.min(Math.max(used, firstLine), lastLine);
  const row = {
    className: dayStyles.row,
    'data-hours': true,
    style: placed({ '--days': days.length, '--lines': lines }),
  };
  return (
    <div role="grid" aria-label={label} aria-busy={loading || undefined} className={shared.frame}>
      <div className={styles.scroller} role="presentation" data-scroller>
        <div role="rowgroup" className={styles.head}>
          <div role="row" {...row}>
            <div role="gridcell" />
            {days.map((day) => (
              <div key={day} role="columnheader" aria-label={texts.dayName(day)} className={dayStyles.dayHead}>
                {texts.weekday(day)}
                <span className={cx(shared.number, day === today && shared.today)}>{Number(day.slice(8))}</span>
              </div>
            ))}
          </div>
          <div role="row" {...row}>
            <div role="rowheader" className={styles.wholeDays}>
              {translate(messages.schedulerAllDay)}
            </div>
            <DayCells days={days} spans={long} lines={lines} />
          </div>
        </div>
        <div role="rowgroup">
          {hours.map((hour) => (
            <div key={hour} role="row" {...row}>
              <div role="rowheader" className={styles.label}>
                {texts.hour(hour)}
              </div>
              {days.map((day, index) => (
                <HourCell key={day} day={day} hour={hour} blocks={blocks[index] ?? []} index={index} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface HourCellProps {
  day: Day;
  hour: number;
  blocks: readonly Block[];
  index: number;
}

/** One hour of a day, with the events that begin in it. */
function HourCell({ day, hour, blocks, index }: HourCellProps) {
  const { texts, today, now, loading, lifted, active } = useScheduler();
  const key = cellKey({ day, hour });
  const [from, to] = [hour * 60, hour * 60 + 60];
  const during = blocks.filter((block) => block.from < to && block.to > from);
  const target = targetOf(lifted);
  const drops =
    target && !target.long && target.first === day && Math.floor(target.from / 60) === hour ? target : undefined;
  return (
    <div role="gridcell" className={styles.cellOfHour}>
      <CellButton
        cell={key}
        name={texts.cell({ day, hour, events: during.length, today: day === today })}
        ids={during.map(({ span }) => span.event.id)}
        target={false}
        today={false}
      />
      {loading && (hour + index * 2) % 5 === 1 && (
        <div className={dayStyles.bones}>
          <Skeleton width="85%" />
        </div>
      )}
      {!loading &&
        during
          .filter((block) => block.from >= from)
          .map((block) => (
            <div
              key={block.span.event.id}
              className={styles.block}
              style={placed({
                '--from': (block.from - from) / 60,
                '--length': (block.to - block.from) / 60,
                '--column': block.column,
                '--columns': block.columns,
                '--width': block.width,
              })}
            >
              <EventChip span={block.span} look="block" day={day} tabIndex={isAt(active, day, block) ? 0 : -1} />
            </div>
          ))}
      {drops && (
        <div
          className={styles.drop}
          data-refused={lifted?.refusal !== undefined || undefined}
          style={placed({
            '--from': (drops.from - from) / 60,
            '--length': Math.max(drops.last === day ? drops.to - drops.from : 24 * 60 - drops.from, 30) / 60,
            '--column': 0,
            '--columns': 1,
            '--width': 1,
          })}
          aria-hidden
        >
          {texts.times(drops)}
        </div>
      )}
      {day === today && now >= from && now < to && (
        <div className={styles.now} style={placed({ '--from': (now - from) / 60 })} aria-hidden />
      )}
    </div>
  );
}

/** Whether the active cell is an hour of an event. */
function isAt(active: string, day: Day, { from, to }: Block) {
  const [activeDay, hour] = active.split('T');
  return activeDay === day && hour !== undefined && Number(hour) * 60 < to && Number(hour) * 60 + 60 > from;
}

/** Events with times by day. */
export const blocksOf = (spans: Parameters<typeof placeInHours>[0], days: readonly Day[]) =>
  days.map((day) => placeInHours(spans, day));
