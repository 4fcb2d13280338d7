import { DAY } from '@fairlead/rules';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

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

/** Date formats that a screen fixes. `docs/money-and-days.md` lists them. */
export type DayFormat =
  | 'DD-MMM-YYYY'
  | 'DD.MM.YYYY'
  | 'MM/DD/YYYY'
  | 'Do MMMM YYYY'
  | 'Do MMMM YYYY, hh:mm a'
  | 'MMMM Do, YYYY';

/** Language of the page, also outside components. */
const pageLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats in the language of the page. The formatters are kept because a list formats hundreds of dates. */
function writeLocally(milliseconds: number, options: Intl.DateTimeFormatOptions): string {
  const language = pageLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, options);
  formatters.set(key, formatter);
  return formatter.format(milliseconds);
}

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const usDate: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
const usDateTime: Intl.DateTimeFormatOptions = { ...usDate, ...clock };

/** The short dates of other languages have the day first, which a date field with the month first would contradict. */
const dateOptions = (): Intl.DateTimeFormatOptions => (pageLanguage() === 'en' ? usDate : { dateStyle: 'medium' });
const dateTimeOptions = (): Intl.DateTimeFormatOptions =>
  pageLanguage() === 'en' ? usDateTime : { dateStyle: 'medium', timeStyle: 'short' };

/**
 * Writes a date in a fixed format. Formats with the name of the month are prescribed in English: other languages use their own
 * name of the month, and their own order of day and month.
 */
function write(at: dayjs.Dayjs, format: DayFormat, timeZone?: 'UTC'): string {
  const language = pageLanguage();
  if (language === 'en' || !format.includes('MMM')) return at.format(format);
  const locally = (options: Intl.DateTimeFormatOptions) =>
    writeLocally(at.valueOf(), { ...options, ...(timeZone && { timeZone }) });
  if (format === 'DD-MMM-YYYY') return at.format(`DD-[${locally({ month: 'short' }).replace('.', '')}]-YYYY`);
  return locally({ dateStyle: 'long', ...(format.endsWith('a') && { timeStyle: 'short' }) });
}

/**
 * Formats a day (unix seconds at midnight UTC) identically in every time zone.
 * @param format Format that the screen fixes. Defaults to the language of the page.
 */
export const formatDay = (day: number, format?: DayFormat): string =>
  format
    ? write(dayjs.unix(day).utc(), format, 'UTC')
    : writeLocally(day * 1000, { ...dateOptions(), timeZone: 'UTC' });

/** Formats a day (unix seconds at midnight UTC) with its weekday and without the year, such as `Wed, Nov 25`. */
export const formatWeekday = (day: number): string =>
  writeLocally(day * 1000, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats unix milliseconds as weekday and time in the user's time zone, such as `Wed 9:00 AM`. */
export const formatWeekdayTime = (milliseconds: number): string =>
  writeLocally(milliseconds, { weekday: 'short', ...clock });

/** Formats unix milliseconds as the name of a weekday in the user's time zone, such as `Thursday`. */
export const formatWeekdayName = (milliseconds: number): string => writeLocally(milliseconds, { weekday: 'long' });

/** Formats a day (unix seconds at midnight UTC) as the name of its weekday, such as `Thursday`. */
export const formatDayName = (day: number): string => writeLocally(day * 1000, { weekday: 'long', timeZone: 'UTC' });

/** IANA name of the user's time zone, such as `America/Los_Angeles`. */
export const userTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a day (unix seconds at midnight UTC) as the text of a date field: `MM/DD/YYYY` in every language. */
export const dayInput = (day: number): string => formatDay(day, 'MM/DD/YYYY');

/**
 * Formats an instant (unix seconds) as a day in the user's time zone.
 * @param format Format that the screen fixes. Defaults to the language of the page.
 */
export const formatInstant = (seconds: number, format?: DayFormat): string =>
  format ? write(dayjs.unix(seconds), format) : writeLocally(seconds * 1000, dateOptions());

/** Formats an instant (unix seconds) as date and time in the user's time zone. */
export const formatDateTime = (seconds: number): string => writeLocally(seconds * 1000, dateTimeOptions());

/** Formats an instant (unix seconds) as weekday and date in the user's time zone, such as `Monday, 11/23/2026`. */
export const formatLongInstant = (seconds: number): string =>
  writeLocally(seconds * 1000, {
    weekday: 'long',
    ...(pageLanguage() === 'en' ? usDate : { year: 'numeric', month: 'short', day: 'numeric' }),
  });

/** Formats an instant (unix seconds) as a time of day with seconds in the user's time zone. */
export const formatSeconds = (seconds: number): string => writeLocally(seconds * 1000, { ...clock, second: '2-digit' });

/** Formats unix milliseconds as a time of day in the user's time zone. */
export const formatTime = (milliseconds: number): string => writeLocally(milliseconds, clock);

/** Formats an instant (unix seconds) relative to `now`: the time today, weekday and time within six days, otherwise the date. */
export function formatRecent(seconds: number, now: number): string {
  const isToday = dayjs.unix(seconds).isSame(dayjs.unix(now), 'day');
  if (isToday) return formatTime(seconds * 1000);
  return now - seconds < 6 * DAY ? formatWeekdayTime(seconds * 1000) : formatInstant(seconds);
}

/** Name of a month in the language of the page. `month` is its first day, in unix seconds at midnight UTC. */
export const formatMonth = (month: number, length: 'short' | 'long'): string =>
  writeLocally(month * 1000, { month: length, timeZone: 'UTC' });

/** Name of a time zone: "Eastern Time, New York" for America/New_York. */
export function formatTimeZone(timeZone: string): string {
  if (timeZone === 'UTC') return timeZone;
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(pageLanguage(), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${name}, ${city}` : city;
}
