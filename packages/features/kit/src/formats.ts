import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

/** `$1,234.50`: USD, en-US, two decimals, in every language. */
export const formatUsd = (amount: number): string => usd.format(amount);

/** `1,234` */
export const formatCount = (value: number): string => count.format(value);

/** The formats that the specification names; each screen says which. */
export type DayFormat =
  | 'DD-MMM-YYYY'
  | 'DD.MM.YYYY'
  | 'MM/DD/YYYY'
  | 'MM/DD/YYYY h:mm A'
  | 'Do MMMM YYYY'
  | 'Do MMMM YYYY, hh:mm a'
  | 'MMMM Do, YYYY';

/** A day of the contract (unix seconds of its midnight in UTC), the same day everywhere. */
export const formatDay = (day: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  dayjs.unix(day).utc().format(format);

/** An instant (unix seconds) as a day, in the user's own time zone. */
export const formatInstant = (seconds: number, format: DayFormat = 'MM/DD/YYYY'): string =>
  dayjs.unix(seconds).format(format);

/** `HH:mm`, in the user's own time zone. */
export const formatTime = (milliseconds: number): string => dayjs(milliseconds).format('HH:mm');
