const DAY = 86_400;
const HOUR = 3600;

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** Time of a message: the hour today, the weekday within a week, otherwise the date. Times in Unix seconds. */
export function formatWhen(seconds: number, now: number, locale: string): string {
  const at = new Date(seconds * 1000);
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  if (sameDay(at, new Date(now * 1000))) return at.toLocaleTimeString(locale, hour);
  if (now - seconds < 6 * DAY) return at.toLocaleString(locale, { weekday: 'short', ...hour });
  return at.toLocaleDateString(locale, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Rounded time between two instants in Unix seconds, such as `3 days`. */
export function formatWait(since: number, now: number, locale: string): string {
  const seconds = Math.max(now - since, 0);
  const [value, unit] =
    seconds >= DAY
      ? [Math.floor(seconds / DAY), 'day']
      : seconds >= HOUR
        ? [Math.floor(seconds / HOUR), 'hour']
        : [Math.max(Math.floor(seconds / 60), 1), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** The current time in Unix seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
