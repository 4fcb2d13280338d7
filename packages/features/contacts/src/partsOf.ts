/** The texts that are known and not empty. */
export const partsOf = (...texts: readonly (string | null)[]): string[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : [text]));
