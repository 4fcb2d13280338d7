import { CSV_START, csvLine } from '@fairlead/rules';
import type { Cell, FileColumn } from './columns.ts';

const lineOf = (cells: readonly Cell[]): string =>
  csvLine(cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)));

/** Text of a CSV file, one part per page of rows. */
export async function* csvOf(
  columns: readonly FileColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield CSV_START + lineOf(columns.map(({ heading }) => heading));
  for await (const rows of pages) yield rows.map(lineOf).join('');
}
