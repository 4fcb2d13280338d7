'use client';
import { cx } from 'class-variance-authority';
import { arc, pie } from 'd3-shape';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { scaled } from '../theme/scaled';
import * as styles from './Chart.css';
import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './chart';
import { lookOf, Swatch } from './Legend';
import { QuietHead } from './QuietHead';
import { useNumbers } from './useNumbers';
import { useScan } from './useScan';

export interface DonutChartItem {
  /** Name of the part. */
  name: string;
  /** Share of the total. Negative values count as 0. */
  value: number;
}

export interface DonutChartProps extends ChartProps {
  /** Header of the names, for example "Status". */
  category: string;
  /** Header of the values, for example "Policies". */
  value: string;
  /** At most five parts, largest first. Combine the others into one. */
  items: readonly DonutChartItem[];
  /** Diameter in px at the default text size. Defaults to 160. */
  size?: number;
}

const slices = pie<DonutChartItem>()
  .sort(null)
  .value(({ value }) => Math.max(0, value));
const shape = arc<{ startAngle: number; endAngle: number }>().innerRadius(32).outerRadius(50).cornerRadius(1);

/**
 * Parts of a whole, when the largest part matters most. The values are also in a table beside the ring. Use `BarList` for more
 * than five parts or for comparisons.
 *
 * @example
 * <DonutChart label="Agencies by plan" category="Plan" value="Agencies" items={[{ name: "Starter", value: 12 }]} />
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
  const translate = useTranslate();
  const { write, percent } = useNumbers(format);
  const total = items.reduce((sum, item) => sum + Math.max(0, item.value), 0);
  const share = (index: number) => percent(Math.max(0, items[index]?.value ?? 0) / total);
  const { active, setPoint, scan } = useScan(items.length, label, (index) => {
    const item = items[index];
    return item ? `${item.name}: ${write(item.value)}, ${share(index)}` : '';
  });
  const activeItem = active === undefined ? undefined : items[active];
  return (
    <ChartFrame {...rest} {...{ label, loading, emptyText }} empty={total === 0} height={scaled(size)}>
      <div className={styles.ring}>
        <div {...scan} className={styles.disc} style={{ width: scaled(size), height: scaled(size) }}>
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
            <span className={styles.figureText}>{write(activeItem?.value ?? total)}</span>
            {activeItem?.name ?? translate(messages.total)}
          </span>
        </div>
        <table className={cx(styles.rows, styles.ringRows)}>
          <QuietHead caption={label} names={[category, value, translate(messages.share)]} />
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
