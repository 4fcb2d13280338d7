import * as messages from '../messages/english';
import type { Translate } from '../messages/messages';
import { formatName, US_FORMAT } from './dateFormat';
import { compareDates, formatDate, looksLikeDate, parseDate } from './dateText';

/** Range of valid days, in the format. */
export interface DateLimits {
  /** First valid day. */
  min?: string;
  /** Last valid day. */
  max?: string;
  /** Defaults to MM/DD/YYYY. */
  format?: string;
}

/** Error message for the text of a date. Undefined when the date is valid or empty. */
export function validateDate(
  text: string,
  { min, max, format = US_FORMAT }: DateLimits,
  translate: Translate,
  locale: string,
): string | undefined {
  const parse = (day: string) => parseDate(day, undefined, format);
  if (text.trim() === '') return undefined;
  const date = parse(text);
  if (!date) {
    const example = formatDate({ year: new Date().getFullYear(), month: 1, day: 31 }, format);
    return looksLikeDate(text, format)
      ? translate(messages.dateImpossible)
      : translate(messages.dateFormat, { example, format: formatName(format, locale) });
  }
  const first = parse(min ?? '');
  if (first && compareDates(date, first) < 0)
    return translate(messages.notBefore, { value: formatDate(first, format) });
  const last = parse(max ?? '');
  if (last && compareDates(date, last) > 0) return translate(messages.notAfter, { value: formatDate(last, format) });
  return undefined;
}

/** Completes the text of a date. Returns undefined when the text is not a date. */
export const formatDateText = (text: string, format: string = US_FORMAT): string | undefined => {
  const date = parseDate(text, undefined, format);
  return date && formatDate(date, format);
};
