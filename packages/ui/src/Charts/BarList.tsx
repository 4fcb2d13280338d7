import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Chart.css';
import { ChartFrame, grown } from './ChartFrame';
import type { ChartProps } from './chart';
import { Legend, lookOf } from './Legend';
import { QuietHead } from './QuietHead';
import { useNumbers } from './useNumbers';

export interface BarListItem {
  name: string;
  /** What stands for the name: a link to what is counted. */
  link?: (name: string) => ReactNode;
  value: number;
  /** A second figure in words, at the end of the row: the premium behind a count. */
  note?: string;
  /** Which of `groups` it belongs to; the first unless told. */
  group?: number;
}

export interface BarListProps extends ChartProps {
  /** What the rows are: “Stage”. */
  category: string;
  /** What is counted: “Opportunities”. */
  value: string;
  /** What the notes are: “Premium”. */
  note?: string;
  items: readonly BarListItem[];
  /** What the looks of the bars stand for, where there is more than one. */
  groups?: readonly string[];
}

/**
 * Amounts to be ranked, each with its name, a bar and its number, as in the stages of a pipeline. It is a table, to the
 * eye and to the ear alike.
 */
export function BarList({
  label,
  category,
  value,
  note,
  items,
  groups = [],
  format,
  loading,
  emptyText,
  ...rest
}: BarListProps) {
  const { write } = useNumbers(format);
  const most = items.reduce((max, item) => Math.max(max, item.value), 0);
  const noted = note !== undefined && items.some((item) => item.note !== undefined);
  return (
    <ChartFrame
      {...rest}
      {...{ label, loading, emptyText }}
      empty={items.length === 0}
      height={grown(36 * Math.max(items.length, 4))}
    >
      <Legend series={groups.map((name) => ({ name, values: [] }))} mark="pattern" />
      <table className={styles.rows}>
        <QuietHead caption={label} names={noted ? [category, value, note] : [category, value]} barred />
        <tbody>
          {items.map((item) => {
            const group = item.group ?? 0;
            const share = most > 0 ? Math.max(0, item.value / most) : 0;
            return (
              <tr key={item.name}>
                <th scope="row" className={styles.name}>
                  {item.link ? item.link(item.name) : item.name}
                  {groups.length > 1 && <VisuallyHidden>{` (${groups[group] ?? ''})`}</VisuallyHidden>}
                </th>
                <td aria-hidden className={styles.stretch}>
                  <span className={styles.trough}>
                    <span
                      className={cx(styles.length, styles.series[lookOf(group)], styles.pattern[lookOf(group)])}
                      style={{ width: `${share * 100}%` }}
                    />
                  </span>
                </td>
                <td className={styles.strong}>{write(item.value)}</td>
                {noted && <td className={styles.quiet}>{item.note}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ChartFrame>
  );
}
