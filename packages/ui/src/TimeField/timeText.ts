const shape = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(?:h|uhr|uur)?\s*(?:([ap])\.?\s*m?\.?)?$/i;
const padded = (value: number) => String(value).padStart(2, '0');

/**
 * Parses a time of day: `3:30 PM`, `15:30`, `330p`, `3pm`, `15h30`, `1530`.
 *
 * @returns `HH:mm`, from `00:00` to `23:59`, or `undefined` for other texts.
 */
export function parseTime(text: string): string | undefined {
  const [found, hours = '', colon = '', joined = '', half] = shape.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const [typed, minute] = [Number(hours), Number(colon || joined)];
  if (half && (typed < 1 || typed > 12)) return undefined;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return hour < 24 && minute < 60 ? `${padded(hour)}:${padded(minute)}` : undefined;
}

/** Minutes since midnight of an `HH:mm` time. */
export const minutesOf = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

/** Returns a function that formats minutes since midnight in a language. */
export function timeFormat(locale: string) {
  const formatter = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // English has a narrow space before AM and PM, which users cannot type.
  return (minutes: number) => formatter.format(minutes * 60_000).replaceAll(/\s/g, ' ');
}

/** Formats an `HH:mm` time in a language: 3:30 PM in American English, 15:30 in German. */
export const formatTime = (time: string, locale: string): string => timeFormat(locale)(minutesOf(time));

const day = 24 * 60;

/**
 * Moves a time to the next multiple of `minutes`: with 15 minutes, 3:40 becomes 3:45. Wraps around at midnight and stays within
 * the limits.
 *
 * @param minutes Negative for earlier times.
 */
export function stepTime(time: string, minutes: number, { min, max }: { min?: string; max?: string }): string {
  const steps = minutesOf(time) / minutes;
  const next = (Math.floor(steps) + 1) * minutes;
  const wrapped = ((next % day) + day) % day;
  const limited = Math.min(Math.max(wrapped, minutesOf(min ?? '00:00')), minutesOf(max ?? '23:59'));
  return `${padded(Math.floor(limited / 60))}:${padded(limited % 60)}`;
}

/**
 * Time after a key: Up and Down step by `step` minutes, Page Up and Page Down by an hour. Without a time, all of them return the
 * earliest time or noon. Returns undefined for other keys.
 */
export function timeOfKey(
  key: string,
  time: string | undefined,
  step: number,
  limits: { min?: string; max?: string } = {},
): string | undefined {
  const minutes = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }[key];
  if (!minutes) return undefined;
  return time ? stepTime(time, minutes, limits) : (limits.min ?? '12:00');
}
