import { formatTimeZone, userTimeZone } from '@fairlead/kit';

/** All time zones as options, the zone of the browser first. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const own = userTimeZone();
  const others = Intl.supportedValuesOf('timeZone').filter((name) => name !== own);
  return [own, ...others].map((value) => ({ value, label: formatTimeZone(value) }));
}
