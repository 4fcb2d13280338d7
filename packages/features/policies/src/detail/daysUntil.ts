import { DAY } from '@fairlead/rules';

/** Relative day such as "in 115 days" or "yesterday", in the time zone of the user. */
export const daysUntil = (day: number, locale: string, today: number): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format((day - today) / DAY, 'day');
