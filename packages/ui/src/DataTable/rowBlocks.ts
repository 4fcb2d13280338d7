/** Rows in one body of the table. After a change, the browser paints only the bodies whose rows have changed. */
export const rowsInBlock = 25;

/** Index of the first row of each body. */
export const blockStarts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / rowsInBlock) }, (_, block) => block * rowsInBlock);

/**
 * Index of the first row of each body, where each group of rows begins a new one.
 *
 * @param isFirst Whether the row at an index is the first of its group.
 */
export const groupedBlockStarts = (count: number, isFirst: (index: number) => boolean): number[] => {
  const starts: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = starts.at(-1);
    if (start === undefined || index - start === rowsInBlock || isFirst(index)) starts.push(index);
  }
  return starts;
};
