import { readValue, storeValue } from '@fairlead/session';
import { type Column, measuredWidths } from '@fairlead/ui';
import { useState } from 'react';

type Widths = Readonly<Record<string, number>>;

/** Smallest percentage of a column. */
const MIN_SHARE = 4;
const keyOf = (list: string) => `fairlead.columnWidths.${list}`;

/** Stored as "policy:16.5 customer:12". */
function readWidths(list: string): Widths {
  const entries = (readValue(keyOf(list)) ?? '').split(' ').map((entry) => entry.split(':'));
  return Object.fromEntries(
    entries.flatMap(([id, text]) => {
      const width = Number(text);
      return id && width >= MIN_SHARE && width <= 100 ? [[id, width]] : [];
    }),
  );
}

const shareOf = ({ width = '' }: Column<never>) => Number.parseFloat(width);

/** Widths of the columns of a list that the user has changed, stored in the browser. */
export interface ColumnWidths<Row> {
  /** Columns with their changed widths. */
  columns: readonly Column<Row>[];
  /** Stores the percentages of columns. Null restores the original widths. */
  change: (widths: Widths | null) => void;
  /** Whether every column has a percentage, so that their widths can change. */
  resizable: boolean;
  /**
   * Widens a column by this percentage, at the cost of the next shown one. The last column takes it from the one before.
   *
   * @param table Element of the table, whose columns keep their current widths.
   */
  resizeBy: (id: string, by: number, hidden: ReadonlySet<string>, table: HTMLElement | null) => void;
  /** Undefined while the columns have their original widths. */
  reset: (() => void) | undefined;
}

/** Widths of the columns of a list. */
export function useColumnWidths<Row>(list: string, all: readonly Column<Row>[]): ColumnWidths<Row> {
  const [stored, setStored] = useState(() => ({ list, widths: readWidths(list) }));
  // the same screen can show another list
  const current = stored.list === list ? stored.widths : readWidths(list);
  const columns = all.map((column) => {
    const width = current[column.id];
    return width === undefined || !column.width?.endsWith('%') ? column : { ...column, width: `${width}%` };
  });
  const change = (changed: Widths | null) => {
    const widths = changed ? { ...current, ...changed } : {};
    setStored({ list, widths });
    const text = Object.entries(widths).map(([id, width]) => `${id}:${width}`);
    storeValue(keyOf(list), text.length > 0 ? text.join(' ') : null);
  };
  const changed = Object.keys(current).length > 0;
  const resizeBy = (id: string, by: number, hidden: ReadonlySet<string>, table: HTMLElement | null) => {
    const fitted = table && !changed ? measuredWidths(table) : {};
    const widthOf = (column: Column<Row>) => fitted[column.id] ?? shareOf(column);
    const shown = columns.filter((column) => !hidden.has(column.id));
    const at = shown.findIndex((column) => column.id === id);
    const [column, other] = [shown[at], shown[at + 1] ?? shown[at - 1]];
    if (!column || !other) return;
    const [width, rest] = [widthOf(column) + by, widthOf(other) - by];
    if (width >= MIN_SHARE && rest >= MIN_SHARE) change({ ...fitted, [column.id]: width, [other.id]: rest });
  };
  return {
    columns,
    change,
    resizable: columns.every(({ width }) => width?.endsWith('%')),
    resizeBy,
    reset: changed ? () => change(null) : undefined,
  };
}
