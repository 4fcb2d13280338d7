import type { TableTotals } from './feature';
import { type ColumnTotalsOptions, Totals } from './Totals';

/**
 * Adds a row with the totals of columns to a table, or a card on phones. It is not shown while the rows load, or if all its
 * columns are hidden. Pass the result to `DataTable` as `totals`.
 */
export const columnTotals = <Row,>({ label, totals }: ColumnTotalsOptions<Row>): TableTotals<Row> => ({
  foot: (layout) =>
    layout.columns.some(({ id }) => id in totals) ? <Totals {...layout} label={label} totals={totals} /> : null,
});
