import type { ReactNode } from 'react';

/** Column of a `DataTable`, and its place on a card. */
export interface Column<Row> {
  /** Unique id. */
  id: string;
  /** Text of the column header. */
  header: string;
  /** Renders the content of a cell. `null`, `undefined` and `''` show "N/A". */
  cell: (row: Row) => ReactNode;
  /** Use `end` for values that are compared, such as amounts and counts. Defaults to `start`. */
  align?: 'start' | 'end';
  /** Sort key, passed to `onSortChange` when the header is pressed. Without it, the column is not sortable. */
  sortBy?: string;
  /**
   * Order in which columns disappear when the list narrows: 3 below 1120 px, 2 below 940 px, 1 below 830 px. Always shown by
   * default.
   */
  priority?: 1 | 2 | 3;
  /**
   * Place on a card: the title at the top, the chip beside it, a full-width line, or hidden. Other columns form two columns of
   * labels and values. The title is also the row header for screen readers. Defaults to the first column.
   */
  card?: 'title' | 'chip' | 'full' | 'hidden';
  /** The user cannot hide the column in a `ColumnChooser`. The title column can never be hidden. */
  pinned?: boolean;
  /** Shape of the skeleton while the list loads. Defaults to `text`. */
  skeleton?: 'text' | 'number' | 'chip';
  /**
   * CSS length or percentage. When every column has one, columns keep their widths while rows load. Percentages are shares
   * of the visible columns; the rest up to 100 % goes to the actions, between 112 and 168 px,
   * unless `actionCount` sets their width.
   */
  width?: string;
}

/** Column that names the row. */
export const titleOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

/** Whether the user cannot hide the column. */
export const isPinned = <Row>(column: Column<Row>, columns: readonly Column<Row>[]) =>
  column.pinned || column === titleOf(columns);

/** Order of the rows of a `DataTable`. */
export interface Sort {
  /** `sortBy` of the sorted column. */
  by: string;
  /** Sort direction. */
  direction: 'asc' | 'desc';
}
