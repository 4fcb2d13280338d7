import { toDate } from '../Calendar/dates';
import { type Weekday, weekStart } from '../Calendar/weekStart';
import { addMonths } from '../MonthField/monthText';

/** Calendar day as `YYYY-MM-DD`. Days compare as texts. */
export type Day = string;

const dayMs = 86_400_000;
const numberOf = (day: Day) => Date.parse(day) / dayMs;
const dayAt = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

export const addDays = (day: Day, by: number): Day => dayAt(numberOf(day) + by);
/** Number of days from `a` to `b`. Negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => numberOf(b) - numberOf(a);
/** Days from `first` to `last`, including both. */
export const daysFrom = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: Day) => (((numberOf(day) + 4) % 7) + 7) % 7;
export const startOfWeek = (day: Day, start: Weekday): Day => addDays(day, -((weekdayOf(day) - start + 7) % 7));

export const monthOf = (day: Day): string => day.slice(0, 7);
const firstOfMonth = (month: string): Day => `${month}-01`;
const lastOfMonth = (month: string): Day => addDays(firstOfMonth(shiftMonth(month, 1)), -1);
function shiftMonth(text: string, by: number) {
  const { year, month } = addMonths({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }, by);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
/** The same day of another month, or its last day if it is shorter. */
export function addMonthsTo(day: Day, by: number): Day {
  const month = shiftMonth(monthOf(day), by);
  const same = `${month}-${day.slice(8)}`;
  const last = lastOfMonth(month);
  return same > last ? last : same;
}

/** Start of a day in the browser's time zone, for texts. */
export const dateOf = (day: Day): Date =>
  toDate({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) });

export const schedulerViews = ['month', 'week', 'agenda'] as const;
/** View of a `Scheduler`. */
export type SchedulerView = (typeof schedulerViews)[number];

const agendaDays = 28;

/**
 * First and last day that a `Scheduler` shows, to request the events of these days: whole weeks in the month view, four weeks
 * from the day in the agenda.
 *
 * @param day Day as `YYYY-MM-DD`.
 * @param locale BCP 47 language tag, as returned by `useLocale`. Decides on which day weeks start.
 */
export function schedulerDays(view: SchedulerView, day: Day, locale: string): { first: Day; last: Day } {
  if (view === 'agenda') return { first: day, last: addDays(day, agendaDays - 1) };
  const start = weekStart(locale);
  const first = startOfWeek(view === 'month' ? firstOfMonth(monthOf(day)) : day, start);
  const lastWeek = view === 'month' ? startOfWeek(lastOfMonth(monthOf(day)), start) : first;
  return { first, last: addDays(lastWeek, 6) };
}

/** Day of the next or the previous page. */
export function turnPage(view: SchedulerView, day: Day, by: 1 | -1): Day {
  if (view === 'month') return addMonthsTo(day, by);
  return addDays(day, by * (view === 'week' ? 7 : agendaDays));
}
