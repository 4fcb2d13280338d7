const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters of zones are kept, because making one takes a hundred times as long as using it. */
function formatOf(timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/** Difference of a zone from UTC at an instant, in ms. */
export function offsetOf(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - instant;
}
