import { DAY, localDay } from '@fairlead/rules';

/** How far a day is away: “in 115 days”, “yesterday”. The user's own calendar says which day it is now. */
export const daysUntil = (day: number, locale: string, now: Date): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format((day - localDay(now)) / DAY, 'day');
