/**
 * Percentages of the shown columns at their current widths, by column id. Pass them to the columns of a table with `fitColumns`
 * before the user changes one of them, so that the others keep their widths.
 *
 * @param table - Element of a `DataTable` with `onColumnWidths`, or an element that contains it.
 */
export function measuredWidths(table: HTMLElement): Readonly<Record<string, number>> {
  // Columns that narrow lists hide have no width.
  const shown = [...table.querySelectorAll<HTMLElement>('th[data-column]')].filter((cell) => cell.offsetWidth > 0);
  const sumOf = (valueOf: (cell: HTMLElement) => number) => shown.reduce((sum, cell) => sum + valueOf(cell), 0);
  const perPx = sumOf((cell) => Number(cell.dataset['share'])) / sumOf((cell) => cell.offsetWidth);
  return Object.fromEntries(
    shown.map((cell) => [cell.dataset['column'] ?? '', Math.round(cell.offsetWidth * perPx * 10) / 10]),
  );
}
