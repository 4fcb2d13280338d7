const shape = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(?:h|uhr|uur)?\s*(?:([ap])\.?\s*m?\.?)?$/i;
const two = (value: number) => String(value).padStart(2, '0');

/**
 * The time of day that a text stands for: `3:30 PM`, `15:30`, `330p`, `3pm`, `15h30`, `1530`.
 * @returns `HH:mm`, from `00:00` to `23:59`; `undefined` for anything else.
 */
export function parseTime(text: string): string | undefined {
  const [found, hours = '', colon = '', joined = '', half] = shape.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const [typed, minute] = [Number(hours), Number(colon || joined)];
  if (half && (typed < 1 || typed > 12)) return undefined;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}

/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

/** `HH:mm` as a language writes it: 3:30 PM in American English, 15:30 in German. */
export const formatTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(minutesOf(time) * 60_000)
    // the narrow space that English has before AM and PM is not what one types
    .replaceAll(/\s/g, ' ');

const day = 24 * 60;

/**
 * The next time, later or earlier, on the steps of the hour: with 15 minutes 3:40 goes to 3:45. Past midnight it begins anew;
 * beyond a limit it stays at the limit.
 * @param minutes Below zero for earlier.
 */
export function stepTime(time: string, minutes: number, { min, max }: { min?: string; max?: string }): string {
  const steps = minutesOf(time) / minutes;
  const next = (Math.floor(steps) + 1) * minutes;
  const wrapped = ((next % day) + day) % day;
  const limited = Math.min(Math.max(wrapped, minutesOf(min ?? '00:00')), minutesOf(max ?? '23:59'));
  return `${two(Math.floor(limited / 60))}:${two(limited % 60)}`;
}
