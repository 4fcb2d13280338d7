import { toCents } from '@fairlead/rules';
import { type ColumnTotalsOptions, columnTotals, type TableTotals } from '@fairlead/ui';
import { formatUsd } from '../formats';

/** Makes the row with the totals of a list. Takes its label, which says whether the page has all rows. */
export type ListTotals<Row> = (label: string | undefined) => TableTotals<Row>;

/** Totals of columns over the rows of the page, by the ids of the columns. */
export const listTotals =
  <Row>(totals: ColumnTotalsOptions<Row>['totals']): ListTotals<Row> =>
  (label) =>
    columnTotals({ label, totals });

/** Total of amounts in US dollars, in cents so that it is exact. Null counts as nothing. */
export const usdTotal =
  <Row>(amountOf: (row: Row) => number | null) =>
  (rows: readonly Row[]): string =>
    formatUsd(rows.reduce((sum, row) => sum + toCents(amountOf(row) ?? 0), 0) / 100);
