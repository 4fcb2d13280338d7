import { cx } from 'class-variance-authority';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
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
  /** What is counted: “Premium”. */
  value: string;
  /** One for each category; nothing where there is no value. */
  values: readonly (number | null | undefined)[];
}

/**
 * How one amount moved, at a glance, beside its figure. It has no axis and nothing to point at: who wants to read values
 * off takes a `LineChart`. Screen readers hear where it starts and ends, and find its table.
 */
export function Sparkline({ label, category, categories, value, values, format, loading, ...rest }: SparklineProps) {
  const say = useWords();
  const { write } = useNumbers(format);
  const known = values.filter(isValue);
  if (loading) return <Skeleton shape="box" width="96px" height="24px" />;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const last = values.findLastIndex(isValue);
  const share = (each: number) => (high > low ? 0.1 + (0.8 * (each - low)) / (high - low) : 0.5);
  if (known.length === 0) return <span>{say(words.noData)}</span>;
  return (
    <div {...rest} className={styles.spark}>
      <svg
        role="img"
        aria-label={say(words.trend, {
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
