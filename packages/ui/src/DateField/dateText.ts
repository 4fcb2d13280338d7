import { fieldsOf, US_FORMAT } from './dateFormat';

/** Calendar day without time or time zone. */
export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const typed = { year: String.raw`\d{4}|\d{2}`, month: String.raw`\d{1,2}`, day: String.raw`\d{1,2}` };
const digits = { year: String.raw`\d{4}`, month: String.raw`\d{2}`, day: String.raw`\d{2}` };

/** Texts that are dates in a format: in its order, in ISO order, and digits alone. */
function makeShapes(format: string): readonly RegExp[] {
  const join = (separator: string, patterns: typeof typed) =>
    new RegExp(
      `^${fieldsOf(format)
        .map((field) => `(?<${field}>${patterns[field]})`)
        .join(separator)}${format.endsWith('.') ? '[.]?' : ''}$`,
    );
  // With other separators than the slash, people write the day before the month.
  const separator = format === US_FORMAT ? String.raw`\s*/\s*` : String.raw`[./\-\s]+`;
  return [join(separator, typed), /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/, join('', digits)];
}

const cache = new Map<string, readonly RegExp[]>();
function shapesOf(format: string): readonly RegExp[] {
  const shapes = cache.get(format) ?? makeShapes(format);
  cache.set(format, shapes);
  return shapes;
}

/** Removes invisible marks of the writing direction, which dates copied from Windows and Excel contain. */
const withoutMarks = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim();

const partsOf = (text: string, format: string) =>
  shapesOf(format)
    .map((shape) => shape.exec(withoutMarks(text))?.groups)
    .find(Boolean);

/** Whether a text has the format of a date. The date need not exist. */
export const looksLikeDate = (text: string, format: string): boolean => partsOf(text, format) !== undefined;

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
 * Parses `1/2/2027`, `1/2/27`, `2027-01-02` or `01022027`. In another format than MM/DD/YYYY, day, month and year are in its order,
 * and dots, dashes, slashes and spaces separate them.
 *
 * @param thisYear Two-digit years are read as one of the 80 years before it or the 20 years after.
 * @param format Format as `DD.MM.YYYY`. Defaults to `MM/DD/YYYY`.
 * @returns `undefined` for other texts and for days that do not exist.
 */
export function parseDate(
  text: string,
  thisYear: number = new Date().getFullYear(),
  format: string = US_FORMAT,
): CalendarDate | undefined {
  const groups = partsOf(text, format);
  if (!groups) return undefined;
  const [year, month, day] = [fullYear(groups.year ?? '', thisYear), Number(groups.month), Number(groups.day)];
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * Formats a day.
 *
 * @param format Format as `DD.MM.YYYY`. Defaults to `MM/DD/YYYY`.
 */
export const formatDate = ({ year, month, day }: CalendarDate, format: string = US_FORMAT): string =>
  format.replace('YYYY', padded(year, 4)).replace('MM', padded(month, 2)).replace('DD', padded(day, 2));

/** Compares two days. Negative when `a` is before `b`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;
