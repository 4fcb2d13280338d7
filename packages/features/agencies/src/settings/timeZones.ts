import { userTimeZone } from '@fairlead/kit';

/** City of an IANA name: "New York" of America/New_York. */
const cityOf = (name: string): string => (name.split('/').at(-1) ?? name).replaceAll('_', ' ');

/** Name of a time zone for people, such as "Eastern Time, New York". */
export function timeZoneName(name: string, language: string): string {
  const [part] = new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .filter(({ type }) => type === 'timeZoneName');
  return part ? `${part.value}, ${cityOf(name)}` : cityOf(name);
}

/** All time zones as options, the zone of the browser first. */
export function timeZoneOptions(language: string): { value: string; label: string }[] {
  const own = userTimeZone();
  const others = Intl.supportedValuesOf('timeZone').filter((name) => name !== own);
  return [own, ...others].map((value) => ({ value, label: timeZoneName(value, language) }));
}
