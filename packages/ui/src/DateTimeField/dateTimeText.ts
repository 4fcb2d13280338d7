import { formatDate, parseDate } from '../DateField/dateText';
import { parseTime } from '../TimeField/timeText';
import { offsetOf } from './zoneOffset';

/** Texts of the two inputs. */
export interface DateTimeTexts {
  /** Day as MM/DD/YYYY, or as typed. */
  date: string;
  /** `HH:mm`, or as typed. */
  time: string;
}

const shape = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Splits a value. Returns empty texts for other values. */
export function splitDateTime(value: string): DateTimeTexts {
  const [, day = '', time = ''] = shape.exec(value) ?? [];
  const date = parseDate(day);
  return date && parseTime(time) ? { date: formatDate(date), time } : { date: '', time: '' };
}

/** Texts of the inputs for a value. An incomplete or invalid value is shown, so that the user can correct it. */
export function textsOf(value: string): DateTimeTexts {
  const texts = splitDateTime(value);
  if (texts.date !== '') return texts;
  const typed = value.trim();
  const [first = '', ...rest] = typed.split(' ');
  if (parseDate(first)) return { date: first, time: rest.join(' ') };
  const time = typed.slice(typed.lastIndexOf(' ') + 1);
  return parseTime(time) === time ? { date: typed.slice(0, -time.length).trim(), time } : { date: typed, time: '' };
}

/**
 * Joins the texts of the inputs to a value: `YYYY-MM-DDTHH:mm`, and an empty text if both are empty. Texts of which one is
 * missing or invalid are joined by a space, as typed.
 */
export function joinDateTime({ date, time }: DateTimeTexts): string {
  const [day, clock] = [parseDate(date), parseTime(time)];
  if (!day || !clock) return `${date} ${time}`.trim();
  const [month = '', dayOfMonth = '', year = ''] = formatDate(day).split('/');
  return `${year}-${month}-${dayOfMonth}T${clock}`;
}

/**
 * Splits a copied date with a time, such as `03/01/2027, 3:30 PM` or `2027-03-01T15:30:00`.
 *
 * @returns `undefined` for other texts, such as a date alone.
 */
export function splitPaste(text: string): DateTimeTexts | undefined {
  const [, first = '', last = ''] = /^(.+?)(?:,?\s+|T)(\d.*)$/.exec(text.trim()) ?? [];
  const date = parseDate(first);
  const time = parseTime(last.replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?/, '$1'));
  return date && time ? { date: formatDate(date), time } : undefined;
}

/** Whether a value is a date and time that exist. */
export const isDateTime = (value: string): boolean => splitDateTime(value).date !== '';

const part = (instant: number, timeZone: string, style: 'short' | 'long', locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * Short and long name of a time zone at a local time, such as `EST` and `Eastern Standard Time`.
 *
 * @param value `YYYY-MM-DDTHH:mm`. The current time for other values.
 */
export function timeZoneNames(timeZone: string, value: string, locale: string) {
  const local = isDateTime(value) ? Date.parse(`${value}Z`) : undefined;
  // The offset of the estimated instant gives the instant, except within an hour of a change of the clocks.
  const instant = local === undefined ? Date.now() : local - offsetOf(local - offsetOf(local, timeZone), timeZone);
  return { short: part(instant, timeZone, 'short', locale), long: part(instant, timeZone, 'long', locale) };
}
