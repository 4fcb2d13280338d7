import { offsetOf } from '../DateTimeField/zoneOffset';
import type { Day } from './days';

/** Day and minutes since midnight, as a clock on the wall shows them. */
export interface WallTime {
  day: Day;
  minute: number;
}

const shape =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<hour>\d{2}):(?<minute>\d{2})(?::[\d.]+)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether a text is a day without a time. */
export const isDay = (text: string): boolean => text.length === 10;
/** Whether a text is an instant: with `Z` or an offset from UTC. */
export const isInstant = (text: string): boolean => shape.exec(text)?.groups?.zone !== undefined;

const ofUtc = (ms: number): WallTime => {
  const text = new Date(ms).toISOString();
  return { day: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
};
const toUtc = ({ day, minute }: WallTime) => Date.parse(day) + minute * 60_000;

/** The same time as if the wall were in UTC, moved by minutes. Minutes outside of the day change the day. */
export const addMinutes = (time: WallTime, minutes: number): WallTime => ofUtc(toUtc(time) + minutes * 60_000);
/** Minutes between two times on the wall. */
export const minutesBetween = (a: WallTime, b: WallTime): number => (toUtc(b) - toUtc(a)) / 60_000;

/**
 * Time on the wall of a text: a day, `YYYY-MM-DDTHH:mm`, or an instant, which is shown in the time zone.
 *
 * @throws RangeError for other texts.
 */
export function wallTime(text: string, timeZone: string): WallTime {
  const groups = shape.exec(text)?.groups;
  if (!groups) throw new RangeError(`${text} is neither YYYY-MM-DD nor YYYY-MM-DDTHH:mm`);
  if (groups.zone === undefined)
    return { day: groups.day ?? '', minute: Number(groups.hour ?? 0) * 60 + Number(groups.minute ?? 0) };
  const instant = Date.parse(text);
  return ofUtc(instant + offsetOf(instant, timeZone));
}

/**
 * Instant of a time on the wall, in ms. A time that occurs twice is the first one. A time that the clocks skip is as much after the
 * change as it was to be after the skipped hour began.
 */
export function instantOf(time: WallTime, timeZone: string): number {
  const utc = toUtc(time);
  const day = 24 * 60 * 60_000;
  const before = utc - offsetOf(utc - day, timeZone);
  const after = utc - offsetOf(utc + day, timeZone);
  const exists = (instant: number) => instant + offsetOf(instant, timeZone) === utc;
  return exists(before) || !exists(after) ? before : after;
}

/** `YYYY-MM-DDTHH:mm` of a time on the wall. */
export const wallText = (time: WallTime): string => new Date(toUtc(time)).toISOString().slice(0, 16);
