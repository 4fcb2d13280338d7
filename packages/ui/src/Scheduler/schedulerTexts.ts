'use client';
import { dateFormat, dateTexts } from '../Calendar/dateTexts';
import * as messages from '../messages/english';
import type { Translate } from '../messages/messages';
import { timeFormat } from '../TimeField/timeText';
import { type Day, dateOf, type SchedulerView, schedulerDays } from './days';
import type { SchedulerEvent, Span } from './events';

/** Names of days, times and events in the user's language. */
export function schedulerTexts(locale: string, translate: Translate) {
  const { formatters, labels } = dateTexts(locale, translate);
  const dayName = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = dateFormat(locale, { weekday: 'short' });
  const hourName = dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const range = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = timeFormat(locale);
  const nameOf = (day: Day) => dayName(dateOf(day));
  const count = (events: number) =>
    events === 0
      ? translate(messages.schedulerEmpty)
      : events === 1
        ? translate(messages.schedulerEvent)
        : translate(messages.schedulerEvents, { count: events });

  /** Start and end of an event on a day. Empty for whole days. */
  const times = ({ allDay, first, last, from, to, event }: Span<SchedulerEvent>, day?: Day) => {
    if (allDay || (day !== undefined && day > first && day < last)) return '';
    if (event.end === undefined) return time(from);
    if (day === undefined || first === last) return `${time(from)} – ${time(to)}`;
    return day === first ? `${time(from)} –` : `– ${time(to)}`;
  };
  const days = ({ first, last }: Span<SchedulerEvent>) =>
    first === last ? nameOf(first) : `${nameOf(first)} – ${nameOf(last)}`;
  return {
    count,
    dayName: nameOf,
    weekday: (day: Day) => weekday(dateOf(day)),
    weekdayName: (day: Day) => labels.labelWeekday(dateOf(day)),
    hour: (hour: number) => hourName(new Date(hour * 3_600_000)).replaceAll(/\s/g, ' '),
    time,
    times,
    title: (view: SchedulerView, day: Day) => {
      if (view === 'month') return formatters.formatCaption(dateOf(day));
      const { first, last } = schedulerDays(view, day, locale);
      return range.formatRange(dateOf(first), dateOf(last));
    },
    days,
    /** Days and times of an event, such as "Tuesday, March 3, 9:00 AM – 9:30 AM". */
    place: (span: Span<SchedulerEvent>) => [days(span), times(span)].filter(Boolean).join(', '),
    /** Name of a day or an hour, such as "Today, Tuesday, March 3, 2 events". */
    cell: ({ day, hour, events, today }: { day: Day; hour?: number | undefined; events: number; today: boolean }) =>
      [today ? translate(messages.today) : '', nameOf(day), hour === undefined ? '' : time(hour * 60), count(events)]
        .filter(Boolean)
        .join(', '),
  };
}
export type SchedulerTexts = ReturnType<typeof schedulerTexts>;
