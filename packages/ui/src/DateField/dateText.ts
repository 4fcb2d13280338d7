/** A day of the calendar, without time and zone. */
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

/** Whether a text is written as a date is, of a day that exists or not. */
export const looksLikeDate = (text: string): boolean => partsOf(text) !== undefined;

/** The year of two digits that is at most 80 years ago and less than 20 ahead: births lie behind, terms ahead. */
function fullYear(digits: string, thisYear: number) {
  if (digits.length > 2) return Number(digits);
  const oldest = thisYear - 80;
  return oldest + ((((Number(digits) - oldest) % 100) + 100) % 100);
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/**
 * The day that a text stands for: `1/2/2027`, `1/2/27`, `2027-01-02` or `01022027`, month before day.
 * @param thisYear A year of two digits is one of the 80 before it or the 20 after.
 * @returns `undefined` for anything else, and for a day that the calendar does not have.
 */
export function parseDate(text: string, thisYear: number = new Date().getFullYear()): CalendarDate | undefined {
  const groups = partsOf(text);
  if (!groups) return undefined;
  const [year, month, day] = [fullYear(groups.year ?? '', thisYear), Number(groups.month), Number(groups.day)];
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
  return exists ? { year, month, day } : undefined;
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** The day as the product writes it: MM/DD/YYYY. */
export const formatDate = ({ year, month, day }: CalendarDate): string =>
  `${digits(month, 2)}/${digits(day, 2)}/${digits(year, 4)}`;

/** Below zero when `a` is before `b`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;
