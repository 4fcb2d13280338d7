'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Plus } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Bones, below, spansOn } from './AgendaView';
import { CellButton } from './CellButton';
import { type Day, monthOf } from './days';
import * as styles from './days.css';
import { EventList } from './EventList';
import { Weekdays, weeksOf } from './MonthView';
import { placed } from './placed';
import * as shared from './Scheduler.css';
import { useScheduler } from './schedulerContext';
import { targetOf } from './useEventLift';

interface PhoneViewProps {
  /** Days of a week or of the weeks of a month. */
  days: readonly Day[];
  /** Chosen day, whose events are listed. */
  day: Day;
  label: string;
  empty: ReactNode;
}

const mostDots = 3;

/** Days with a dot per event, and the events of the chosen day below. */
export function PhoneView({ days, day, label, empty }: PhoneViewProps) {
  const { texts, today, spans, more, loading, level, creates, lifted } = useScheduler();
  const translate = useTranslate();
  const sevenDays = placed({ '--days': 7 });
  const chosen = spansOn(spans, day);
  const target = targetOf(lifted);
  return (
    <div className={shared.frame} aria-busy={loading || undefined}>
      <div role="grid" aria-label={label}>
        <div role="row" className={styles.row} style={sevenDays}>
          <Weekdays days={days.slice(0, 7)} centered />
        </div>
        {weeksOf(days).map((week) => (
          <div key={week[0]} role="row" className={styles.row} style={sevenDays}>
            {week.map((each) => {
              const events = spansOn(spans, each);
              return (
                <div
                  key={each}
                  role="gridcell"
                  aria-selected={each === day}
                  className={cx(styles.dots, days.length > 7 && monthOf(each) !== monthOf(day) && styles.faint)}
                >
                  <CellButton
                    cell={each}
                    name={texts.cell({ day: each, events: events.length + (more[each] ?? 0), today: each === today })}
                    ids={each === day ? events.map(({ event }) => event.id) : []}
                    target={target !== undefined && each >= target.first && each <= target.last}
                    today={each === today}
                  >
                    <span className={cx(shared.number, each === today && shared.today)}>{Number(each.slice(8))}</span>
                    <span className={styles.marks}>
                      {events.slice(0, mostDots).map(({ event: { id, tone = 'accent' } }) => (
                        <span key={id} className={styles.mark[tone]} />
                      ))}
                    </span>
                  </CellButton>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <section className={shared.dayList}>
        <div className={shared.agendaHead}>
          <Heading level={below(level)} size="card">
            {texts.dayName(day)}
          </Heading>
        </div>
        {loading ? <Bones /> : chosen.length > 0 ? <EventList day={day} spans={chosen} flush /> : empty}
        {creates && (
          <Button
            variant="ghost"
            size="large"
            leadingIcon={<Plus />}
            aria-label={translate(messages.schedulerAdd, { date: texts.dayName(day) })}
            data-add={day}
          >
            {translate(messages.schedulerAdd, { date: texts.dayName(day) })}
          </Button>
        )}
      </section>
    </div>
  );
}
