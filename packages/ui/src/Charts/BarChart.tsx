import { cx } from 'class-variance-authority';
import * as styles from './Chart.css';
import { isValue, type PlotProps } from './chart';
import { lookOf } from './Legend';
import { Plot } from './Plot';

export type BarChartProps = PlotProps;

/**
 * Compares amounts over a few categories or periods. Use `BarList` for long names or a ranking, and `LineChart` for a trend.
 *
 * @example
 * <BarChart
 *   label="Revenue by month"
 *   category="Month"
 *   categories={["Oct", "Nov"]}
 *   series={[{ name: "Revenue", values: [220, 329] }]}
 * />
 */
export function BarChart(props: BarChartProps) {
  return (
    <Plot
      {...props}
      mark="pattern"
      column={(index, { share }) =>
        props.series.map(({ name, values }, each) => {
          const value = values[index];
          const [low, high] = [share(Math.min(0, value ?? 0)), share(Math.max(0, value ?? 0))];
          return (
            <div key={name} className={styles.slot} style={{ flexBasis: `${64 / props.series.length}%` }}>
              {isValue(value) && (
                <div
                  className={cx(styles.bar, styles.series[lookOf(each)], styles.pattern[lookOf(each)])}
                  data-negative={value < 0 || undefined}
                  style={{ insetBlockEnd: `${low * 100}%`, height: `${(high - low) * 100}%` }}
                />
              )}
            </div>
          );
        })
      }
    />
  );
}
