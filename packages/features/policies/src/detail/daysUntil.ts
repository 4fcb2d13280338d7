import { DAY, localDay } from '@fairlead/rules';

/** Relative day such as "in 115 days" or "yesterday", in the time zone of the user. */
export const daysUntil = (day: number, locale: string, now: Date): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format((day - localDay(now)) / DAY, 'day');
