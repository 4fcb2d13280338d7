/** Seconds of a day. */
export const DAY = 86_400;

/** The unix seconds of midnight UTC of the day in which this instant (unix seconds) lies. */
export const dayOf = (instant: number): number => Math.floor(instant / DAY) * DAY;

/** The first midnight UTC of the month in which an instant lies, or of one so many months before it. Unix seconds. */
export function monthStart(instant: number, monthsBefore = 0): number {
  const at = new Date(instant * 1000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - monthsBefore, 1) / 1000;
}

/** Whether these unix seconds are a midnight in UTC, as every day in the contract is. */
export const isDay = (seconds: number): boolean => Number.isInteger(seconds) && seconds % DAY === 0;

/** Midnight UTC of a calendar day; undefined when there is no such day. `month` counts from 1. */
export function dayFrom(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.getTime() / 1000 : undefined;
}

/** The user's own calendar day, as midnight UTC. */
export const localDay = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 1000;

/** A day of the contract as `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * 1000).toISOString().slice(0, 10);

/** `YYYY-MM-DD` as a day of the contract. */
export const secondsOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
