import * as messages from '../messages/english';
import type { Translate } from '../messages/messages';
import { compareDates, formatDate, looksLikeDate, parseDate } from './dateText';

/** Range of valid days, as MM/DD/YYYY. */
export interface DateLimits {
  min?: string;
  max?: string;
}

/** Error message for the text of a date. Undefined when the date is valid or empty. */
export function validateDate(text: string, { min, max }: DateLimits, translate: Translate): string | undefined {
  if (text.trim() === '') return undefined;
  const date = parseDate(text);
  if (!date) {
    const example = formatDate({ year: new Date().getFullYear(), month: 1, day: 31 });
    return looksLikeDate(text) ? translate(messages.dateImpossible) : translate(messages.dateFormat, { example });
  }
  const first = parseDate(min ?? '');
  if (first && compareDates(date, first) < 0) return translate(messages.notBefore, { value: formatDate(first) });
  const last = parseDate(max ?? '');
  if (last && compareDates(date, last) > 0) return translate(messages.notAfter, { value: formatDate(last) });
  return undefined;
}

/** Formats a date as MM/DD/YYYY. Returns undefined when the text is not a date. */
export const formatDateText = (text: string): string | undefined => {
  const date = parseDate(text);
  return date && formatDate(date);
};
