import { type Column, titleOf } from './column';

/** First cells of each row, which stay in place as far as they leave half of the width to the others. */
export interface PinnedCells {
  /** Number of controls and row numbers before the columns. */
  leads: number;
  /** Number of these cells up to and including the title. */
  untilTitle: number;
  /** Number of these cells. */
  count: number;
}

/** Orders the columns: those up to and including the title, then those that the user has pinned, then the others. */
export function pinnedFirst<Row>(
  columns: readonly Column<Row>[],
  pinned: ReadonlySet<string> | undefined,
  leads: number,
): { columns: readonly Column<Row>[]; cells: PinnedCells } {
  const title = titleOf(columns);
  const untilTitle = title ? columns.indexOf(title) + 1 : 0;
  const isPinned = ({ id }: Column<Row>) => pinned?.has(id) ?? false;
  const rest = columns.slice(untilTitle);
  const further = rest.filter(isPinned);
  return {
    columns: [...columns.slice(0, untilTitle), ...further, ...rest.filter((column) => !isPinned(column))],
    cells: { leads, untilTitle: leads + untilTitle, count: leads + untilTitle + further.length },
  };
}
