/** Format of the fields unless another one is set. */
export const US_FORMAT = 'MM/DD/YYYY';

type Field = 'year' | 'month' | 'day';
const tokens: Readonly<Record<Field, string>> = { year: 'YYYY', month: 'MM', day: 'DD' };
const fields: readonly Field[] = ['year', 'month', 'day'];

/** Year, month and day in the order of a format. */
export const fieldsOf = (format: string): readonly Field[] =>
  fields.toSorted((a, b) => format.indexOf(tokens[a]) - format.indexOf(tokens[b]));

/**
 * Usual numeric date format of a language, for the `format` of a `DateField`: `DD.MM.YYYY` in German, `DD/MM/YYYY` in French.
 * In the Gregorian calendar and Western digits.
 *
 * @param locale BCP 47 language tag, as returned by `useLocale`.
 */
export function localeDateFormat(locale: string): string {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts().filter(({ type }) => type !== 'era');
  const last = parts.findLastIndex(({ type }) => type in tokens);
  return (
    parts
      // After the last field, a word such as the Bulgarian "г." is left out. A dot is a part of the format.
      .filter(({ value }, index) => index <= last || value === '.')
      .map(({ type, value }) => (type in tokens ? tokens[type as Field] : value))
      .join('')
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
  );
}

/** Placeholder of a date field. The default format is the same in every language. */
export const formatHint = (format: string, locale: string): string =>
  format === US_FORMAT ? format : formatName(format, locale);

/**
 * A format with the first letters of the words for day, month and year in a language: `TT.MM.JJJJ` in German. The format itself if
 * two of the words begin with the same letter.
 */
export function formatName(format: string, locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const letters = fields.map((field) => (names.of(field) ?? field).charAt(0).toLocaleUpperCase(locale));
  if (new Set(letters).size < fields.length) return format;
  return fields.reduce(
    (hint, field, at) => hint.replace(tokens[field].toLowerCase(), (letters[at] ?? '').repeat(tokens[field].length)),
    format.toLowerCase(),
  );
}
