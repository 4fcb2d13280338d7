import type { ReactNode } from 'react';
import type { Column } from './column';

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

/** Cells of the table above its totals. */
export interface TotalsLayout<Row> {
  /** Visible columns, in order. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Class names of the cells before the columns. */
  before: readonly string[];
  /** Returns the class name of a cell that stays in place, by its position in the row. */
  pinnedClass: (at: number) => string | undefined;
  /** Whether the rows have a cell with actions. */
  actions: boolean;
  /** Position in a table of which not all rows are mounted. */
  rowIndex: number | undefined;
}

/** Row with totals, created by `columnTotals`. */
export interface TableTotals<Row> {
  /** Renders a `tfoot`, or nothing. */
  foot: (layout: TotalsLayout<Row>) => ReactNode;
}
