import { parseDate } from '../DateField/dateText';

/** Calendar month without a day. */
export interface CalendarMonth {
  year: number;
  /** 1 to 12. */
  month: number;
}

const shapes = [
  /^(?<month>\d{1,2})\/(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})$/,
  /^(?<month>\d{2})(?<year>\d{4})$/,
];

/**
 * Parses `3/2027`, `3/27`, `2027-03` or `032027`.
 *
 * @param thisYear Two-digit years are read as one of the 80 years before it or the 20 years after.
 * @returns `undefined` for other texts and for months that do not exist.
 */
export function parseMonth(text: string, thisYear?: number): CalendarMonth | undefined {
  const groups = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean);
  const date = groups && parseDate(`${groups.month}/1/${groups.year}`, thisYear);
  return date && { year: date.year, month: date.month };
}

/** Formats a month as MM/YYYY. */
export const formatMonth = ({ year, month }: CalendarMonth): string =>
  `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`;

/** Compares two months. Negative when `a` is before `b`. */
export const compareMonths = (a: CalendarMonth, b: CalendarMonth): number => a.year - b.year || a.month - b.month;

/** Moves a month by a number of months, negative for earlier ones. */
export function addMonths({ year, month }: CalendarMonth, by: number): CalendarMonth {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** Limits a month to a range. */
export function limitMonth(month: CalendarMonth, min?: CalendarMonth, max?: CalendarMonth): CalendarMonth {
  if (min && compareMonths(month, min) < 0) return min;
  return max && compareMonths(month, max) > 0 ? max : month;
}
