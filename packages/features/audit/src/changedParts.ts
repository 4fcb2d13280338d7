/** Part of a text, from `start` up to `end`. */
export interface TextPart {
  start: number;
  end: number;
}

/** Number of words that two texts share at their start. */
function sharedStart(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((word, at) => word !== b[at]);
  return index < 0 ? a.length : index;
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+|\p{N}+|./gsu) ?? [];

/** Finds the part in which two texts differ, from the first to the last differing word. */
export function changedParts(before: string, after: string): [before: TextPart, after: TextPart] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const start = sharedStart(a, b);
  const [endOfA, endOfB] = [a.slice(start).reverse(), b.slice(start).reverse()];
  const end = sharedStart(endOfA, endOfB);
  const lengthOf = (words: readonly string[]) => words.join('').length;
  const startLength = lengthOf(a.slice(0, start));
  const endLength = lengthOf(endOfA.slice(0, end));
  return [
    { start: startLength, end: before.length - endLength },
    { start: startLength, end: after.length - endLength },
  ];
}
