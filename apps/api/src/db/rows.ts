/** Returns the only row of a result. Throws unless there is exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}

/** Returns a row that must exist, such as one that this transaction has written. `name` identifies it in the error. */
export function existing<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new Error(`${name} does not exist`);
  return row;
}
