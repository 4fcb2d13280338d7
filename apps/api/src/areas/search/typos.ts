/** Words with fewer letters are compared letter by letter. */
const MIN_LETTERS = 5;

/** Whether two words differ by at most one letter that is wrong, missing, added or swapped with its neighbour. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return true;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    (isSwapped && restOfA.length > 1)
  );
}

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
