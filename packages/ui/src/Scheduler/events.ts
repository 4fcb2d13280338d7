import type { Tone } from '../theme/tokens';
import { addDays, type Day, daysBetween } from './days';
import { addMinutes, instantOf, isDay, isInstant, minutesBetween, wallText, wallTime } from './wallTime';

/** Start and end of an event. */
export interface SchedulerRange {
  /**
   * Day as `YYYY-MM-DD`, local time as `YYYY-MM-DDTHH:mm`, or instant with an offset as `2026-03-03T14:00:00Z`. Instants are shown
   * in the `timeZone` of the scheduler.
   */
  start: string;
  /** Last day of an all-day event, or end of another event. Defaults to the same day, or half an hour later, at most midnight. */
  end?: string;
}

/** Dated work in a `Scheduler`. */
export interface SchedulerEvent extends SchedulerRange {
  /** Unique id. */
  id: string;
  /** Short title. */
  title: string;
  /** Whether the event has no time of day. Defaults to whether `start` is a day. */
  allDay?: boolean;
  /** Colour by meaning. Defaults to `accent`. */
  tone?: Tone;
}

/** Minutes of an event without an end, and least height of an event in the week. */
export const shortest = 30;
const fullDay = 24 * 60;

/** Event with its days and times on the wall. */
export interface Span<Event extends SchedulerEvent = SchedulerEvent> {
  event: Event;
  first: Day;
  last: Day;
  /** Minute of the first day. */
  from: number;
  /** Minute of the last day, up to 1440. */
  to: number;
  allDay: boolean;
  /** All-day, or at least 24 hours: above the hours of a week. */
  long: boolean;
}

const isAllDay = (event: SchedulerEvent): boolean => event.allDay ?? isDay(event.start);

export function spanOf<Event extends SchedulerEvent>(event: Event, timeZone: string): Span<Event> {
  const start = wallTime(event.start, timeZone);
  const end = event.end === undefined ? undefined : wallTime(event.end, timeZone);
  if (isAllDay(event)) {
    const last = end && end.day > start.day ? end.day : start.day;
    return { event, first: start.day, last, from: 0, to: fullDay, allDay: true, long: true };
  }
  // Without an end, an event stays in its day.
  const minutes = end ? minutesBetween(start, end) : Math.min(shortest, fullDay - start.minute);
  const until = addMinutes(start, Math.max(minutes, 1));
  // An event until midnight does not touch the next day.
  const [last, to] = until.minute === 0 ? [addDays(until.day, -1), fullDay] : [until.day, until.minute];
  return { event, first: start.day, last, from: start.minute, to, allDay: false, long: minutes >= fullDay };
}

/** Order of events: by start, longer ones first. */
export const compareSpans = (a: Span, b: Span): number =>
  (a.first < b.first ? -1 : a.first > b.first ? 1 : 0) ||
  daysBetween(b.first, b.last) - daysBetween(a.first, a.last) ||
  Number(b.allDay) - Number(a.allDay) ||
  a.from - b.from ||
  b.to - a.to ||
  a.event.title.localeCompare(b.event.title);

/** Move of an event by days and minutes on the wall. */
export interface Shift {
  days: number;
  minutes: number;
}
export const noShift: Shift = { days: 0, minutes: 0 };

/**
 * Range of a moved event, in the format of the event. Its duration stays, also over a change of the clocks. All-day events move by
 * days only.
 */
export function shiftedRange(event: SchedulerEvent, { days, minutes }: Shift, timeZone: string): SchedulerRange {
  const allDay = isAllDay(event);
  const shift = (text: string) => {
    const time = addMinutes(wallTime(text, timeZone), days * fullDay + (allDay ? 0 : minutes));
    if (isDay(text)) return time.day;
    return isInstant(text) ? new Date(instantOf(time, timeZone)).toISOString() : wallText(time);
  };
  const start = shift(event.start);
  if (event.end === undefined) return { start };
  if (allDay || !isInstant(event.start) || !isInstant(event.end)) return { start, end: shift(event.end) };
  const elapsed = Date.parse(event.end) - Date.parse(event.start);
  return { start, end: new Date(Date.parse(start) + elapsed).toISOString() };
}

/** Event with a moved range. */
export const withShift = <Event extends SchedulerEvent>(event: Event, shift: Shift, timeZone: string): Event => ({
  ...event,
  ...shiftedRange(event, shift, timeZone),
});
