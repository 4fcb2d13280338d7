/** Number of characters as the server and the database count them: code points. An emoji is one, and has two code units. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
