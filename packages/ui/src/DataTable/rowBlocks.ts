/** Rows in one body of the table. After a change, the browser paints only the bodies whose rows have changed. */
export const rowsInBlock = 25;

/** Index of the first row of each body. */
export const blockStarts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / rowsInBlock) }, (_, block) => block * rowsInBlock);
