import type { ReactNode } from 'react';

/** A narrow column before the others, and what it makes of the rows: made by `useRowSelection` and `useRowExpansion`. */
export interface RowFeature<Row> {
  /** Of its cells, beside the table's own. */
  className: string;
  /** What stands at its head. `keys` are those of the rows that are shown, in their order. */
  head: (keys: readonly string[]) => ReactNode;
  cell: (row: Row, key: string, keys: readonly string[]) => ReactNode;
  /** Whether the row stands out. */
  marks?: (key: string) => boolean;
  /** What follows the row: a `tr`, or nothing. */
  after?: (row: Row, key: string) => ReactNode;
}
