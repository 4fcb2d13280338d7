import { plain } from '../Listbox/matcher';

export interface Piece {
  text: string;
  hit: boolean;
}

/** Splits a text into matching and other pieces. Ignores case and accents. */
export function splitMatches(text: string, typed: string): Piece[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const letters = [...text];
  // Start of each letter in the text without accents. Removing accents can change the number of letters.
  const plainLetters = letters.map(plain);
  const starts = plainLetters.map((_, index) => plainLetters.slice(0, index).join('').length);
  const whole = plainLetters.join('');
  const hits = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (const [index, start] of starts.entries()) if (start >= at && start < at + word.length) hits.add(index);
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.hit === hits.has(index)) last.text += letter;
    else pieces.push({ text: letter, hit: hits.has(index) });
  }
  return pieces;
}
