/** Day of the week: 0 for Sunday to 6 for Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Regions whose weeks do not start on Monday, for browsers without week data. From the CLDR. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  );
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

/** First day of the week by region. */
export function weekStartOf(region: string | undefined): Weekday {
  if (region === undefined) return 1;
  return sunday.includes(region) ? 0 : saturday.includes(region) ? 6 : 1;
}

/**
 * First day of the week in a language and region: Sunday in the United States, Monday in Germany.
 *
 * @param locale BCP 47 language tag. Without a region, the most likely one counts.
 */
export function weekStart(locale: string): Weekday {
  const likely: LocaleWithWeek = new Intl.Locale(locale).maximize();
  const info = likely.getWeekInfo?.() ?? likely.weekInfo;
  return info ? ((info.firstDay % 7) as Weekday) : weekStartOf(likely.region);
}
