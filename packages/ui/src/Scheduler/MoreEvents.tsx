'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Popover } from '../Popover/Popover';
import type { Day } from './days';
import { EventChip } from './EventChip';
import type { Span } from './events';
import * as styles from './Scheduler.css';
import { useScheduler } from './schedulerContext';

interface MoreEventsProps {
  day: Day;
  hidden: number;
  /** All events of the day. */
  spans: readonly Span[];
  tabIndex: 0 | -1;
}

/** "+3 more", which opens a list of all events of the day. */
export function MoreEvents({ day, hidden, spans, tabIndex }: MoreEventsProps) {
  const { texts, more, setMore } = useScheduler();
  const translate = useTranslate();
  const text = translate(messages.schedulerMore, { count: hidden });
  const name = texts.dayName(day);
  return (
    <Popover
      trigger={
        <button type="button" className={styles.more} aria-label={`${text}, ${name}`} tabIndex={tabIndex} data-more>
          {text}
        </button>
      }
      title={name}
      open={more === day}
      onOpenChange={(open) => setMore(open ? day : null)}
    >
      <ul role="list" className={styles.list}>
        {spans.map((span) => (
          <li key={span.event.id}>
            <EventChip span={span} look="row" day={day} tabIndex={0} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
