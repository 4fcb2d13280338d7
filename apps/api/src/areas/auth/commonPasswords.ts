/** Characters that are often typed for a letter. Capital and small i look like l and 1, so they count as the same letter. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Converts a password to lower case and replaces characters by the letter that they replace. Keeps the length. */
export const foldPassword = (password: string): string =>
  password.toLowerCase().replace(/[@431!l0$57]/g, (character) => lookalikes[character] ?? character);

/** Passwords without letters count only from this length, so that other numbers can begin with 1234. */
const MIN_LENGTH_OF_NUMBER = 6;
const MIN_LENGTH_OF_WORD = 4;

/** The folded password, without digits and symbols before it, and without any number of those after it. */
export function coresOf(password: string): string[] {
  const typed = password.toLowerCase();
  const folded = foldPassword(password);
  const starts = new Set([0, Math.max(typed.search(/\p{L}/u), 0)]);
  const shortest = typed.search(/\P{L}*$/u);
  return [...starts].flatMap((start) => {
    const ends = Array.from({ length: typed.length - shortest + 1 }, (_, added) => shortest + added);
    return ends
      .filter((end) => {
        const hasLetter = /\p{L}/u.test(typed.slice(start, end));
        return end - start >= (hasLetter ? MIN_LENGTH_OF_WORD : MIN_LENGTH_OF_NUMBER);
      })
      .map((end) => folded.slice(start, end));
  });
}

/** The list is ordered by frequency. Of its shorter passwords, only the most frequent count: others are ordinary words. */
const MOST_FREQUENT = 3000;
const LONG = 8;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'].filter(
    (password, rank) => rank < MOST_FREQUENT || password.length >= LONG,
  );
  return new Set(listed.map(foldPassword));
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is in a list of breached passwords, or only differs from one by case, by characters such as @ for a, or by
 * digits and symbols before or after it. Loads the list at the first call.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords().catch((error: unknown) => {
    // the next call loads it again
    commonPasswords = undefined;
    throw error;
  });
  const common = await commonPasswords;
  return coresOf(password).some((core) => common.has(core));
}
