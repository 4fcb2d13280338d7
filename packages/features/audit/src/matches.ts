import { showChangedValue } from '@fairlead/kit';
import type { AuditEntry } from './audit.api';
import type { TextPart } from './changedParts';

type Value = AuditEntry['values'][number];

/** Shortest number that is compared without its punctuation. */
const MIN_DIGITS = 3;

/** Part of a text that has the digits of the searched number, in any format. */
function findDigits(text: string, searched: string): TextPart | undefined {
  const digits = searched.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < MIN_DIGITS || /\p{L}/u.test(searched)) return undefined;
  const found = [...text.matchAll(/\d/g)];
  const first = found
    .map(([digit]) => digit)
    .join('')
    .indexOf(digits);
  const [start, end] = [found[first], found[first + digits.length - 1]];
  return start && end && { start: start.index, end: end.index + 1 };
}

/** Part of a shown text that matches a search: the same letters in any case, or the same number in any format. */
export function findMatch(text: string, searched: string): TextPart | undefined {
  const wanted = searched.trim().toLowerCase();
  if (wanted === '') return undefined;
  const start = text.toLowerCase().indexOf(wanted);
  return start < 0 ? findDigits(text, wanted) : { start, end: start + wanted.length };
}

/** Characters before a match that an excerpt keeps, and characters of the excerpt. */
const [BEFORE_MATCH, MAX_EXCERPT] = [30, 120];

/** The part of a long value around the match. */
export function excerptOf({ text, match }: { text: string; match: TextPart }): string {
  const start = text.length > MAX_EXCERPT ? Math.max(0, match.start - BEFORE_MATCH) : 0;
  const end = Math.max(match.end, start + MAX_EXCERPT);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** The first value of an entry that matches a search, as the reader sees it. The new value comes before the old one. */
export function matchingValue(
  values: readonly Value[],
  searched: string,
): { label: string; text: string; match: TextPart } | undefined {
  for (const value of values)
    for (const stored of [value.after, value.before]) {
      const text = stored === null ? '' : showChangedValue(value, stored);
      const match = findMatch(text, searched);
      if (match) return { label: value.label, text, match };
    }
  return undefined;
}
