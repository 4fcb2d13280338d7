import { cx } from 'class-variance-authority';
import { arc, pie } from 'd3-shape';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import * as styles from './Chart.css';
import { ChartFrame, grown } from './ChartFrame';
import type { ChartProps } from './chart';
import { lookOf, Swatch } from './Legend';
import { QuietHead } from './QuietHead';
import { useNumbers } from './useNumbers';
import { useScan } from './useScan';

export interface DonutChartItem {
  name: string;
  /** A part of the whole; less than nothing counts as nothing. */
  value: number;
}

export interface DonutChartProps extends ChartProps {
  /** What the parts are: “Status”. */
  category: string;
  /** What is counted: “Policies”. */
  value: string;
  /** At most five, the greatest first: put the rest together. */
  items: readonly DonutChartItem[];
  /** Of the ring, in px at the usual size of text. */
  size?: number;
}

const slices = pie<DonutChartItem>()
  .sort(null)
  .value(({ value }) => Math.max(0, value));
const shape = arc<{ startAngle: number; endAngle: number }>().innerRadius(32).outerRadius(50).cornerRadius(1);

/**
 * The parts of a whole, where the first question is which is the greatest. The rows beside the ring are the table. More
 * than five parts, or parts that are to be compared, are a `BarList`.
 */
export function DonutChart({
  label,
  category,
  value,
  items,
  size = 160,
  format,
  loading,
  emptyText,
  ...rest
}: DonutChartProps) {
  const say = useWords();
  const { write, percent } = useNumbers(format);
  const whole = items.reduce((sum, item) => sum + Math.max(0, item.value), 0);
  const share = (index: number) => percent(Math.max(0, items[index]?.value ?? 0) / whole);
  const { active, setPoint, scan } = useScan(items.length, label, (index) => {
    const item = items[index];
    return item ? `${item.name}: ${write(item.value)}, ${share(index)}` : '';
  });
  const shown = active === undefined ? undefined : items[active];
  return (
    <ChartFrame {...rest} {...{ label, loading, emptyText }} empty={whole === 0} height={grown(size)}>
      <div className={styles.ring}>
        <div {...scan} className={styles.disc} style={{ width: grown(size), height: grown(size) }}>
          <svg aria-hidden viewBox="-50 -50 100 100" width="100%" height="100%">
            <g data-active={active === undefined ? undefined : ''}>
              {slices([...items]).map((slice, index) => (
                <path
                  key={slice.data.name}
                  className={cx(styles.slice, styles.series[lookOf(index)])}
                  data-active={index === active ? '' : undefined}
                  d={shape(slice) ?? ''}
                  onPointerMove={() => setPoint(index)}
                />
              ))}
            </g>
          </svg>
          <span aria-hidden className={styles.middle}>
            <span className={styles.figureWords}>{write(shown?.value ?? whole)}</span>
            {shown?.name ?? say(words.total)}
          </span>
        </div>
        <table className={cx(styles.rows, styles.ringRows)}>
          <QuietHead caption={label} names={[category, value, say(words.share)]} />
          <tbody>
            {items.map((item, index) => (
              <tr key={item.name} className={styles.ringRow} data-active={index === active || undefined}>
                <th scope="row">
                  <span className={styles.key}>
                    <Swatch index={index} mark="shape" />
                    {item.name}
                  </span>
                </th>
                <td className={styles.strong}>{write(item.value)}</td>
                <td className={styles.quiet}>{share(index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  );
}
