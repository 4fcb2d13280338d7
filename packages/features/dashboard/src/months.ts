/**
 * Month name in the given language.
 * @param month Unix seconds of its first day in UTC.
 */
export const monthName = (month: number, language: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(month * 1000);
