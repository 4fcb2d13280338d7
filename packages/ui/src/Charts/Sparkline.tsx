'use client';
import { cx } from 'class-variance-authority';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Chart.css';
import { ChartTable } from './ChartTable';
import { type ChartProps, isValue, type PlotProps } from './chart';
import { linePath } from './linePath';
import { useNumbers } from './useNumbers';

export interface SparklineProps
  extends Omit<ChartProps, 'emptyText'>,
    Pick<PlotProps, 'category' | 'categories'>,
    Omit<NativeProps<'div'>, 'children' | 'role'> {
  /** Header of the values in the table, for example "Premium". */
  value: string;
  /** One value per category; `null` or `undefined` when there is none. */
  values: readonly (number | null | undefined)[];
}

/**
 * Small trend line beside a figure, without axis or tooltip. Use `LineChart` when users need the values. Screen readers hear
 * the first and last values and can read the table.
 *
 * @example
 * <Sparkline label="Policies" category="Month" value="Policies" categories={["Oct", "Nov"]} values={[480, 500]} />
 */
export function Sparkline({ label, category, categories, value, values, format, loading, ...rest }: SparklineProps) {
  const translate = useTranslate();
  const { write } = useNumbers(format);
  const known = values.filter(isValue);
  if (loading) return <Skeleton shape="box" width="96px" height="24px" />;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const last = values.findLastIndex(isValue);
  const share = (each: number) => (high > low ? 0.1 + (0.8 * (each - low)) / (high - low) : 0.5);
  if (known.length === 0) return <span>{translate(messages.noData)}</span>;
  return (
    <div {...rest} className={styles.spark}>
      <svg
        role="img"
        aria-label={translate(messages.trend, {
          label,
          first: write(known[0]),
          last: write(known.at(-1)),
          low: write(low),
          high: write(high),
        })}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className={styles.drawing}
      >
        <path className={cx(styles.stroke, styles.series[0])} d={linePath(values, share)} />
      </svg>
      <span
        className={cx(styles.dot, styles.series[0], styles.shape[0])}
        style={{
          insetInlineStart: `${((last + 0.5) / values.length) * 100}%`,
          insetBlockEnd: `${share(values[last] ?? 0) * 100}%`,
        }}
      />
      <ChartTable {...{ label, category, categories, write }} series={[{ name: value, values }]} />
    </div>
  );
}
