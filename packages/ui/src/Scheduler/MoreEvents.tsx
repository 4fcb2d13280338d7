'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Popover } from '../Popover/Popover';
import { spansOn } from './AgendaView';
import type { Day } from './days';
import { EventList } from './EventList';
import * as styles from './Scheduler.css';
import { useScheduler } from './schedulerContext';

interface MoreEventsProps {
  day: Day;
  hidden: number;
  tabIndex: 0 | -1;
}

/** "+3 more", which opens a list of all events of the day. */
export function MoreEvents({ day, hidden, tabIndex }: MoreEventsProps) {
  const { texts, spans, more, onLoadMore, openMore, setOpenMore, onMoreClosed } = useScheduler();
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
      size="large"
      open={openMore === day}
      onOpenChange={(open) => {
        setOpenMore(open ? day : null);
        if (open && more[day]) onLoadMore?.(day);
      }}
      onCloseAutoFocus={onMoreClosed}
    >
      <EventList day={day} spans={spansOn(spans, day)} flush />
    </Popover>
  );
}
