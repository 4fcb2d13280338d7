/** The one row that a statement gives back. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`one row was expected, there are ${rows.length}`);
  return row;
}
