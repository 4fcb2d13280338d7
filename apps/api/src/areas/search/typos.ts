import { beginsLike, MIN_TYPO_LETTERS, wordsOf } from '@fairlead/rules';

/** Whether a text can be searched with errors: it has a word of at least five letters. */
export const allowsTypos = (text: string): boolean => wordsOf(text).some(({ length }) => length >= MIN_TYPO_LETTERS);

/** Whether each word of the text begins a word of the name, with one error per word from five letters on. */
export function resembles(text: string, name: string): boolean {
  const words = wordsOf(name);
  return wordsOf(text).every((typed) => words.some((word) => beginsLike(word, typed)));
}
