/** Values of one quantity over all categories. */
export interface ChartSeries {
  /** Name in the legend and the table, for example "Won". */
  name: string;
  /** One value per category; `null` or `undefined` when there is none, which differs from 0. */
  values: readonly (number | null | undefined)[];
}

/** Number format of a chart. */
export interface ChartFormat extends Intl.NumberFormatOptions {
  /** Locale of the numbers. Defaults to the user's language. */
  locale?: string;
}

/** Props of every chart. */
export interface ChartProps {
  /** Name for screen readers and caption of the table. The title of the card shows it to sighted users. */
  label: string;
  /** Number format, for example `{ style: 'currency', currency: 'USD' }`. Follows the user's language, or its own `locale`. */
  format?: ChartFormat;
  /** Shows a skeleton of the same size. */
  loading?: boolean;
  /** Text to show when there is no data. */
  emptyText?: string;
}

/** Props of charts with values over categories. */
export interface PlotProps extends ChartProps {
  /** Header of the category column in the table, for example "Month". */
  category: string;
  /** Labels of the categories, in order. */
  categories: readonly string[];
  /** At most five series; more cannot be told apart. */
  series: readonly ChartSeries[];
  /** Height of the plot without its axis, in px at the default text size. Grows with the text. Defaults to 200. */
  height?: number;
}

/** Maximum number of series. Users cannot tell more than five apart. */
export const markCount = 5;

export const isValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const hasValues = (series: readonly ChartSeries[]) => series.some(({ values }) => values.some(isValue));
