/** Seconds per day. */
export const DAY = 86_400;

/** Midnight UTC of the day of an instant. Both in unix seconds. */
export const dayOf = (instant: number): number => Math.floor(instant / DAY) * DAY;

/**
 * Midnight UTC of the first day of a month, in unix seconds.
 * @param monthsBefore Number of months before the month of `instant`. Defaults to 0.
 */
export function monthStart(instant: number, monthsBefore = 0): number {
  const instantDate = new Date(instant * 1000);
  return Date.UTC(instantDate.getUTCFullYear(), instantDate.getUTCMonth() - monthsBefore, 1) / 1000;
}

/** Whether unix seconds are midnight UTC. The API represents days this way. */
export const isDay = (seconds: number): boolean => Number.isInteger(seconds) && seconds % DAY === 0;

/** Midnight UTC of a calendar day, or undefined for an invalid date. `month` starts at 1. */
export function dayFrom(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isValid = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isValid ? date.getTime() / 1000 : undefined;
}

/** Current day in the local time zone, as midnight UTC. */
export const localDay = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 1000;

/** Formats a day (midnight UTC) as `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * 1000).toISOString().slice(0, 10);

/** Parses `YYYY-MM-DD` as a day (midnight UTC). */
export const secondsOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
