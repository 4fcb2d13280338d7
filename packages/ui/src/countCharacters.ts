/** Number of code points, as servers and databases count characters. An emoji is one, and has two code units. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
