/** One thing that is counted over all categories. */
export interface ChartSeries {
  /** What it is: “Won”. */
  name: string;
  /** One for each category; nothing where there is no value, which is not the same as 0. */
  values: readonly (number | null | undefined)[];
}

/** What every chart takes. */
export interface ChartProps {
  /** What it shows: its name for screen readers, and the caption of its table. The card's title says it to the eye. */
  label: string;
  /** How numbers are written, in the reader's language: `{ style: 'currency', currency: 'USD' }`. */
  format?: Intl.NumberFormatOptions;
  /** The data are on their way; the chart keeps its place. */
  loading?: boolean;
  /** In place of a chart without data. */
  emptyText?: string;
}

/** Charts of values over categories. */
export interface PlotProps extends ChartProps {
  /** What the categories are: “Month”. The head of their column in the table. */
  category: string;
  /** The categories in words, in their order. */
  categories: readonly string[];
  /** At most five, which is as many as can be told apart. */
  series: readonly ChartSeries[];
  /** Of the plot without its axis, in px at the usual size of text; it grows with it. */
  height?: number;
}

/** Of series; more than five cannot be told apart. */
export const markCount = 5;

export const isValue = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const hasValues = (series: readonly ChartSeries[]) => series.some(({ values }) => values.some(isValue));
