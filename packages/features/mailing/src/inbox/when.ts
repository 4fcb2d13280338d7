const DAY = 86_400;
const HOUR = 3600;

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
