/** Part of a text. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

const escaped = (value: string) => value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Splits a text at these values, as whole words. A value within a longer one is not marked twice. */
export function markedParts(text: string, values: readonly string[]): TextPart[] {
  const sought = values.filter((value) => value.trim() !== '').toSorted((a, b) => b.length - a.length);
  if (sought.length === 0) return [{ text, isMarked: false }];
  const pattern = `(?<![\\p{L}\\p{N}])(${sought.map(escaped).join('|')})(?![\\p{L}\\p{N}])`;
  return text
    .split(new RegExp(pattern, 'u'))
    .map((part, at) => ({ text: part, isMarked: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
