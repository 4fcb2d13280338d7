'use client';
import { cx } from 'class-variance-authority';
import { Ellipsis } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { Day } from './days';
import * as styles from './EventChip.css';
import type { Span } from './events';
import { useScheduler } from './schedulerContext';

interface EventChipProps {
  span: Span;
  /** In a line of a day, in the hours of a day, or in a list. */
  look: keyof typeof styles.look;
  /** Day of the list or of the hours. */
  day?: Day;
  /** 0 in the tab sequence, -1 otherwise. */
  tabIndex: 0 | -1;
  /** The event began before the row of days. */
  before?: boolean;
  /** The event continues after the row of days. */
  after?: boolean;
}

/** An event with the button of its menu. The scheduler handles all events of the mouse and the keyboard. */
export function EventChip({ span, look, day, tabIndex, before, after }: EventChipProps) {
  const { texts, lifted, pending, movable, opens, helpId } = useScheduler();
  const translate = useTranslate();
  const { event, allDay, long } = span;
  const { id, title, tone = 'accent' } = event;
  const isPending = pending.has(id);
  const times = look === 'line' ? (allDay ? '' : texts.time(span.from)) : texts.times(span, day);
  const time = look === 'row' && !times ? translate(messages.schedulerAllDay) : times;
  // The name contains the visible text, for users of speech recognition.
  const visible = (look === 'row' ? [time, title] : [title, time]).filter(Boolean).join(' ');
  const isFilled = look === 'block' || (look === 'line' && long);
  return (
    <div
      className={styles.look[look]}
      aria-busy={isPending || undefined}
      data-chip={id}
      data-lifted={lifted?.span.event.id === id || undefined}
    >
      <div
        role={opens ? 'button' : 'group'}
        aria-label={`${visible}, ${texts.days(span)}`}
        aria-describedby={movable && look !== 'row' ? helpId : undefined}
        // The arrow keys move the focus between the days and their events.
        tabIndex={tabIndex}
        className={cx(
          styles.layout[look],
          isFilled ? styles.filled[tone] : look === 'line' && styles.plain,
          before && styles.before,
          after && styles.after,
        )}
        data-event={id}
      >
        {look === 'row' && <span className={styles.rowTime}>{time}</span>}{' '}
        {look !== 'block' && <span className={cx(styles.dot[tone], isFilled && styles.forcedOnly)} />}
        <span className={look === 'row' ? styles.wrapped : look === 'block' ? styles.blockTitle : styles.title}>
          {title}
        </span>{' '}
        {look === 'line' && time && <span className={styles.lineTime}>{time}</span>}
        {look === 'block' && <span className={styles.time}>{time}</span>}
      </div>
      {movable && (
        <button
          type="button"
          className={styles.move}
          aria-haspopup="menu"
          aria-label={`${translate(messages.boardMoveTo)} ${title}`}
          tabIndex={tabIndex}
          disabled={isPending}
          data-move
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </div>
  );
}
