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

/** Supported date formats. */
export type DayFormat =
  | 'DD-MMM-YYYY'
  | 'DD.MM.YYYY'
  | 'MM/DD/YYYY'
  | 'MM/DD/YYYY h:mm A'
  | 'Do MMMM YYYY'
  | 'Do MMMM YYYY, hh:mm a'
  | 'MMMM Do, YYYY';

/** Formats a day (unix seconds at midnight UTC) identically in every time zone. */
export const formatDay = (day: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  dayjs.unix(day).utc().format(format);

/** Formats an instant (unix seconds) as a day in the user's time zone. */
export const formatInstant = (seconds: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  dayjs.unix(seconds).format(format);

/** Formats unix milliseconds as `HH:mm` in the user's time zone. */
export const formatTime = (milliseconds: number): string => dayjs(milliseconds).format('HH:mm');
