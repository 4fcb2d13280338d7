import { cx } from 'class-variance-authority';
import * as styles from './Chart.css';
import { type ChartSeries, markCount } from './chart';

const marks = { pattern: styles.pattern, shape: styles.shape };
export type Mark = keyof typeof marks;
type Index = keyof typeof styles.series;

/** Style of a series: one of five colours and shapes. */
export const lookOf = (index: number) => (index % markCount) as Index;

export function Swatch({ index, mark, muted = false }: { index: number; mark: Mark; muted?: boolean }) {
  const look = lookOf(index);
  const color = muted ? styles.mutedSeries : styles.series[look];
  return <span aria-hidden className={cx(styles.swatch, color, marks[mark][look])} />;
}

/** Colours and shapes of the series. Hidden for a single series. */
export function Legend({
  series,
  mark,
  muted,
}: {
  series: readonly ChartSeries[];
  mark: Mark;
  muted?: number | undefined;
}) {
  if (series.length < 2) return null;
  return (
    // Screen readers read these names from the chart's table.
    <div aria-hidden className={styles.legend}>
      {series.map(({ name }, index) => (
        <span key={name} className={styles.key}>
          <Swatch index={index} mark={mark} muted={index === muted} />
          {name}
        </span>
      ))}
    </div>
  );
}
