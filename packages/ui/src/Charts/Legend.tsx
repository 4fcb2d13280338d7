import { cx } from 'class-variance-authority';
import * as styles from './Chart.css';
import { type ChartSeries, markCount } from './chart';

const marks = { pattern: styles.pattern, shape: styles.shape };
export type Mark = keyof typeof marks;
type Index = keyof typeof styles.series;

/** Which of the five looks a series has. */
export const lookOf = (index: number) => (index % markCount) as Index;

export function Swatch({ index, mark }: { index: number; mark: Mark }) {
  const look = lookOf(index);
  return <span aria-hidden className={cx(styles.swatch, styles.series[look], marks[mark][look])} />;
}

/** What the colours and shapes stand for; with one series there is nothing to tell apart. */
export function Legend({ series, mark }: { series: readonly ChartSeries[]; mark: Mark }) {
  if (series.length < 2) return null;
  return (
    // the table has the same names
    <div aria-hidden className={styles.legend}>
      {series.map(({ name }, index) => (
        <span key={name} className={styles.key}>
          <Swatch index={index} mark={mark} />
          {name}
        </span>
      ))}
    </div>
  );
}
