import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

/** `$1,234.50`: US dollars in en-US with two decimals, in every language. */
export const formatUsd = (amount: number): string => usd.format(amount);

/** `1,234` */
export const formatCount = (value: number): string => count.format(value);

/** Total of a list, such as `10,000+` if there are more rows than the server counts. */
export const formatTotal = (page: { totalElements: number; totalIsCapped?: boolean }): string =>
  `${formatCount(page.totalElements)}${page.totalIsCapped ? '+' : ''}`;

/** Supported date formats. */
export type DayFormat =
  | 'DD-MMM-YYYY'
  | 'DD.MM.YYYY'
  | 'MM/DD/YYYY'
  | 'MM/DD/YYYY HH:mm'
  | 'MM/DD/YYYY h:mm A'
  | 'Do MMMM YYYY'
  | 'Do MMMM YYYY, hh:mm a'
  | 'MMMM Do, YYYY';

/** Language of the page, also outside components. */
const pageLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/**
 * Writes a date. Formats with the name of the month are prescribed in English: other languages use their own name of the month,
 * and their own order of day and month.
 */
function write(at: dayjs.Dayjs, format: DayFormat, timeZone?: 'UTC'): string {
  const language = pageLanguage();
  if (language === 'en' || !format.includes('MMM')) return at.format(format);
  const locally = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, ...(timeZone && { timeZone }) }).format(at.toDate());
  if (format === 'DD-MMM-YYYY') return at.format(`DD-[${locally({ month: 'short' }).replace('.', '')}]-YYYY`);
  return locally({ dateStyle: 'long', ...(format.endsWith('a') && { timeStyle: 'short' }) });
}

/** Formats a day (unix seconds at midnight UTC) identically in every time zone. */
export const formatDay = (day: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  write(dayjs.unix(day).utc(), format, 'UTC');

/** Formats an instant (unix seconds) as a day in the user's time zone. */
export const formatInstant = (seconds: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  write(dayjs.unix(seconds), format);

/** Formats unix milliseconds as `HH:mm` in the user's time zone. */
export const formatTime = (milliseconds: number): string => dayjs(milliseconds).format('HH:mm');
