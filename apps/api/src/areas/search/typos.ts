import { differsByOne } from '@fairlead/rules';

/** Words with fewer letters are compared letter by letter. */
const MIN_LETTERS = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word begins like another one, with one error from five letters on. */
function begins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < MIN_LETTERS) return false;
  return [-1, 0, 1].some((more) => differsByOne(word.slice(0, typed.length + more), typed));
}

/** Whether a text can be searched with errors: it has a word of at least five letters. */
export const allowsTypos = (text: string): boolean => wordsOf(text).some(({ length }) => length >= MIN_LETTERS);

/** Whether each word of the text begins a word of the name, with one error per word from five letters on. */
export function resembles(text: string, name: string): boolean {
  const words = wordsOf(name);
  return wordsOf(text).every((typed) => words.some((word) => begins(word, typed)));
}
