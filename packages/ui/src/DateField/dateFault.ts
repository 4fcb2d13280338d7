import type { Say } from '../messages/messages';
import * as words from '../messages/words';
import { compareDates, formatDate, looksLikeDate, parseDate } from './dateText';

/** The days, as MM/DD/YYYY, that a field admits. */
export interface DateLimits {
  min?: string;
  max?: string;
}

/** What is wrong with the text of a date; `undefined` for an empty one. */
export function dateFault(text: string, { min, max }: DateLimits, say: Say): string | undefined {
  if (text.trim() === '') return undefined;
  const date = parseDate(text);
  if (!date) {
    const example = formatDate({ year: new Date().getFullYear(), month: 1, day: 31 });
    return looksLikeDate(text) ? say(words.dateImpossible) : say(words.dateFormat, { example });
  }
  const first = parseDate(min ?? '');
  if (first && compareDates(date, first) < 0) return say(words.notBefore, { value: formatDate(first) });
  const last = parseDate(max ?? '');
  if (last && compareDates(date, last) > 0) return say(words.notAfter, { value: formatDate(last) });
  return undefined;
}

/** The text as the product writes days; `undefined` for what is none. */
export const tidyDate = (text: string): string | undefined => {
  const date = parseDate(text);
  return date && formatDate(date);
};
