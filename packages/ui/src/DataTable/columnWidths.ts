import type { CSSProperties } from 'react';
import type { Column } from './column';
import { actionCount, actionsWidth, leadCount, share, shares } from './columnWidths.css';

/** The name inside `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * Custom properties from which `columnWidths.css.ts` computes the widths of the columns at each width of the list.
 * Undefined unless every column has a percentage.
 */
export function tableWidths<Row>(
  columns: readonly Column<Row>[],
  { actions, leadCells }: { actions: number | 'unknown'; leadCells: number },
): CSSProperties | undefined {
  if (!columns.every(({ width }) => width?.endsWith('%'))) return undefined;
  const sums = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (const { width = '', priority = 0 } of columns) sums[priority] += Number.parseFloat(width);
  const total = sums[0] + sums[1] + sums[2] + sums[3];
  const rest = `clamp(112px, ${Math.max(0, 100 - total)}cqi, 168px)`;
  return {
    [nameOf(shares[0])]: sums[0],
    [nameOf(shares[1])]: sums[1],
    [nameOf(shares[2])]: sums[2],
    [nameOf(shares[3])]: sums[3],
    [nameOf(leadCount)]: leadCells,
    ...(actions === 'unknown' && { [nameOf(actionsWidth)]: rest }),
    ...(actions === 0 && { [nameOf(actionsWidth)]: '0px' }),
    ...(actions !== 'unknown' && { [nameOf(actionCount)]: actions }),
  };
}

/** Custom property of a header cell: the percentage of its column. */
export const columnShare = (width = ''): CSSProperties => ({ [nameOf(share)]: Number.parseFloat(width) });
