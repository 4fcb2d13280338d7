'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { Day } from './days';
import { EventChip } from './EventChip';
import type { Span } from './events';
import * as styles from './Scheduler.css';
import { useScheduler } from './schedulerContext';

interface EventListProps {
  day: Day;
  spans: readonly Span[];
  /** Aligns the texts with a title above them. */
  flush?: boolean;
}

/** Events of a day, with the number of those that are not loaded. */
export function EventList({ day, spans, flush = false }: EventListProps) {
  const { more, onLoadMore } = useScheduler();
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  /** Number of events when the user asked for more. */
  const asked = useRef<number>(undefined);
  // The button disappears, so its focus moves to the first new event.
  useEffect(() => {
    if (asked.current === undefined || spans.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector<HTMLElement>('[data-event]')?.focus();
    asked.current = undefined;
  }, [spans.length]);
  const count = more[day] ?? 0;
  return (
    <>
      <ul ref={list} role="list" className={cx(styles.list, flush && styles.flush)}>
        {spans.map((span) => (
          <li key={span.event.id}>
            <EventChip span={span} look="row" day={day} tabIndex={0} />
          </li>
        ))}
      </ul>
      {count > 0 &&
        (onLoadMore ? (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              asked.current = spans.length;
              onLoadMore(day);
            }}
          >
            {translate(messages.schedulerShowMore, { count })}
          </Button>
        ) : (
          <p className={cx(styles.rest, flush && styles.flush)}>{translate(messages.schedulerMore, { count })}</p>
        ))}
    </>
  );
}
