/**
 * Matches a visible character. Text without one counts as empty: white space, control characters, and zero-width characters
 * from the clipboard.
 */
export const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Matches a control character that reorders the text around it, which can disguise a name.
 * Right-to-left text does not need these characters.
 */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/;

/** Matches a control character, such as a line break, which would end a mail header. */
export const controlCharacter = /\p{Cc}/u;

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

/** Words with fewer letters are compared letter by letter. */
export const MIN_TYPO_LETTERS = 5;

/** Words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word begins like a typed one, with one error from five letters on. */
export function beginsLike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < MIN_TYPO_LETTERS) return false;
  return [-1, 0, 1].some((more) => differsByOne(word.slice(0, typed.length + more), typed));
}
