import { cx } from 'class-variance-authority';
import * as styles from './Chart.css';
import { isValue, type PlotProps } from './chart';
import { lookOf } from './Legend';
import { Plot } from './Plot';

export type BarChartProps = PlotProps;

/**
 * Amounts side by side, over a few categories or spans of time. Names that are long, or amounts that are to be ranked,
 * are a `BarList`; what moves over time is a `LineChart`.
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
