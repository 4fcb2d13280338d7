import { cx } from 'class-variance-authority';
import * as styles from './Chart.css';
import { isValue, type PlotProps } from './chart';
import { lookOf } from './Legend';
import { linePath } from './linePath';
import { Plot } from './Plot';

export type LineChartProps = PlotProps;

/** Above this number of points, their marks would overlap. */
const maxPointMarks = 32;

/**
 * Trend of amounts over time. Missing values leave a gap. Use `BarChart` for categories without an order, and `Sparkline` for a
 * small line in a row or card.
 *
 * @example
 * <LineChart
 *   label="Policies by month"
 *   category="Month"
 *   categories={["Oct", "Nov"]}
 *   series={[{ name: "Policies", values: [480, 500] }]}
 * />
 */
export function LineChart(props: LineChartProps) {
  const { series, categories } = props;
  return (
    <Plot
      {...props}
      mark="shape"
      drawing={({ share }) => (
        <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.drawing}>
          {series.map(({ name, values }, each) => (
            <path
              key={name}
              className={cx(styles.stroke, styles.series[lookOf(each)])}
              strokeDasharray={styles.dashes[lookOf(each)]}
              d={linePath(values.slice(0, categories.length), share)}
            />
          ))}
        </svg>
      )}
      column={(index, { share }) =>
        series.map(({ name, values }, each) => {
          const value = values[index];
          if (!isValue(value)) return null;
          const alone = !isValue(values[index - 1]) && !isValue(values[index + 1]);
          return categories.length <= maxPointMarks || alone ? (
            <span
              key={name}
              className={cx(styles.dot, styles.series[lookOf(each)], styles.shape[lookOf(each)])}
              style={{ insetBlockEnd: `${share(value) * 100}%` }}
            />
          ) : null;
        })
      }
    />
  );
}
