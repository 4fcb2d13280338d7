import type { ReactNode } from 'react';

/** A column of a `DataTable`, and what becomes of it where rows are cards. */
export interface Column<Row> {
  id: string;
  header: string;
  /** What stands in the row; nothing at all (`null`, `undefined`, `''`) is shown as “N/A”. */
  cell: (row: Row) => ReactNode;
  /** `end` for what is compared: amounts, counts. */
  align?: 'start' | 'end';
  /** What the list is sorted by when the head is pressed; without it the head is plain words. */
  sortBy?: string;
  /** When the column leaves as the list narrows: 3 first (below 1120 px), then 2 (940), then 1 (830). Without it, it stays. */
  priority?: 1 | 2 | 3;
  /**
   * Its place on a card: the title at the top, the chip beside it, a full line, or none. Others stand in two columns, label
   * over value. Without any title the first column is it. The title is the row's head for screen readers.
   */
  card?: 'title' | 'chip' | 'full' | 'hidden';
  /** The reader cannot hide it in a `ColumnChooser`. The title of a card never can be hidden. */
  pinned?: boolean;
  /** The shape that stands for it while the list loads. */
  skeleton?: 'text' | 'number' | 'chip';
  /**
   * As a CSS length or percentage. Where every column says one, none moves when the rows arrive; leave some room for the
   * actions.
   */
  width?: string;
}

/** The column that names the row. */
export const titleOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

/** Whether the reader cannot do without it. */
export const isPinned = <Row>(column: Column<Row>, columns: readonly Column<Row>[]) =>
  column.pinned || column === titleOf(columns);

export interface Sort {
  /** A column's `sortBy`. */
  by: string;
  direction: 'asc' | 'desc';
}
