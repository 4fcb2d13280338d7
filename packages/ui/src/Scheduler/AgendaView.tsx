'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Chip } from '../Chip/Chip';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Skeleton } from '../Skeleton/Skeleton';
import { type Day, daysFrom } from './days';
import { EventList } from './EventList';
import { compareSpans, type Span } from './events';
import * as styles from './Scheduler.css';
import { useScheduler } from './schedulerContext';

/** Events of a day: whole days first, then by time. */
export const spansOn = (spans: readonly Span[], day: Day): readonly Span[] =>
  spans
    .filter(({ first, last }) => first <= day && last >= day)
    .toSorted((a, b) => Number(b.long) - Number(a.long) || compareSpans(a, b));

/** Days with events, as headings and lists. */
export function AgendaView({ days, empty }: { days: readonly Day[]; empty: ReactNode }) {
  const { texts, today, spans, loading, level } = useScheduler();
  const translate = useTranslate();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const shown = spans.filter((span) => span.first <= last && span.last >= first);
  const used = new Set(
    shown.flatMap((span) => daysFrom(span.first > first ? span.first : first, span.last < last ? span.last : last)),
  );
  if (!loading && used.size === 0) return <div className={cx(styles.frame, styles.instead)}>{empty}</div>;
  return (
    <div className={styles.frame} aria-busy={loading || undefined}>
      {loading
        ? days.slice(0, 5).map((day) => (
            <div key={day} className={styles.agendaDay} aria-hidden>
              <div className={styles.bone}>
                <Skeleton width={96} />
              </div>
              <Bones />
            </div>
          ))
        : days
            .filter((day) => used.has(day))
            .map((day) => (
              <section key={day} className={styles.agendaDay}>
                <div className={styles.agendaHead}>
                  <Heading level={below(level)} size="card">
                    {texts.dayName(day)}
                  </Heading>
                  {day === today && <Chip tone="accent">{translate(messages.today)}</Chip>}
                </div>
                <EventList day={day} spans={spansOn(shown, day)} />
              </section>
            ))}
    </div>
  );
}

/** Heading level below another one. */
export const below = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 4) as HeadingLevel;

export const Bones = () => (
  <div aria-hidden>
    <div className={styles.bone}>
      <Skeleton width="70%" />
    </div>
    <div className={styles.bone}>
      <Skeleton width="45%" />
    </div>
  </div>
);
