/** Calendar day without time or time zone. */
export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const shapes = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
];
const partsOf = (text: string) => shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean);

/** Whether a text has the format of a date. The date need not exist. */
export const looksLikeDate = (text: string): boolean => partsOf(text) !== undefined;

/** Completes a two-digit year to one of the last 80 or the next 20 years, which covers birth dates and policy terms. */
function fullYear(padded: string, thisYear: number) {
  if (padded.length > 2) return Number(padded);
  const oldest = thisYear - 80;
  return oldest + ((((Number(padded) - oldest) % 100) + 100) % 100);
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/**
 * Parses `1/2/2027`, `1/2/27`, `2027-01-02` or `01022027`, with the month before the day.
 *
 * @param thisYear Two-digit years are read as one of the 80 years before it or the 20 years after.
 * @returns `undefined` for other texts and for days that do not exist.
 */
export function parseDate(text: string, thisYear: number = new Date().getFullYear()): CalendarDate | undefined {
  const groups = partsOf(text);
  if (!groups) return undefined;
  const [year, month, day] = [fullYear(groups.year ?? '', thisYear), Number(groups.month), Number(groups.day)];
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** Formats a day as MM/DD/YYYY. */
export const formatDate = ({ year, month, day }: CalendarDate): string =>
  `${padded(month, 2)}/${padded(day, 2)}/${padded(year, 4)}`;

/** Compares two days. Negative when `a` is before `b`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;
