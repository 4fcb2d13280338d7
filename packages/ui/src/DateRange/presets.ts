import { type CalendarDate, formatDate } from '../DateField/dateText';

/** A span of days that is asked for often, its ends as MM/DD/YYYY. */
export interface DatePreset {
  /** In the reader's language: Last 7 days. */
  label: string;
  from: string;
  to: string;
}

const text = (date: Date) => {
  const day: CalendarDate = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return formatDate(day);
};
const moved = (date: Date, { months = 0, days = 0, day = date.getDate() }) =>
  new Date(date.getFullYear(), date.getMonth() + months, day + days);

/** The last so many days, today included. */
export const lastDays = (count: number, today: Date = new Date()) => ({
  from: text(moved(today, { days: 1 - count })),
  to: text(today),
});

/** The month that we are in, from its first day to its last; `-1` for the month before, `1` for the next. */
export const wholeMonth = (offset: number = 0, today: Date = new Date()) => ({
  from: text(moved(today, { months: offset, day: 1 })),
  to: text(moved(today, { months: offset + 1, day: 0 })),
});
