import type { ReactNode } from 'react';

/** Narrow column before the others, created by `useRowSelection` or `useRowExpansion`. */
export interface RowFeature<Row> {
  /** Class name of its cells, in addition to the table's own. */
  className: string;
  /** Renders the header cell. `keys` are the keys of the visible rows, in order. */
  head: (keys: readonly string[]) => ReactNode;
  /** Renders the cell of a row. */
  cell: (row: Row, key: string, keys: readonly string[]) => ReactNode;
  /** Whether the row is highlighted. */
  marks?: (key: string) => boolean;
  /** Renders a `tr` after the row, or nothing. */
  after?: (row: Row, key: string) => ReactNode;
}
