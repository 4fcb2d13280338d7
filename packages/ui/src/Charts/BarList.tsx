'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { scaled } from '../theme/scaled';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Chart.css';
import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './chart';
import { Legend, lookOf } from './Legend';
import { QuietHead } from './QuietHead';
import { useNumbers } from './useNumbers';

export interface BarListItem {
  /** Name of the row. */
  name: string;
  /** Renders the name, for example as a link to the counted records. */
  link?: (name: string) => ReactNode;
  /** Length of the bar. Negative values have no bar. */
  value: number;
  /** Value of a full bar, for example a limit. Defaults to the largest value of the list. */
  max?: number;
  /** Second figure at the end of the row, such as the premium behind a count. */
  note?: string;
  /** Index in `groups`. Defaults to 0. */
  group?: number;
}

export interface BarListProps extends ChartProps {
  /** Header of the names, for example "Stage". */
  category: string;
  /** Header of the values, for example "Opportunities". */
  value: string;
  /** Header of the notes, for example "Premium". */
  note?: string;
  /** Rows, in order. */
  items: readonly BarListItem[];
  /** Legend labels, when the bars have more than one colour. */
  groups?: readonly string[];
  /** Index of the group that does not count, such as lost records. Its bars are gray. */
  mutedGroup?: number;
  /** Expected number of rows, for the height while loading. Defaults to 4. */
  skeletonRows?: number;
}

/**
 * Ranking with a name, a bar and a number per row, for example the stages of a pipeline. Rendered as a table.
 *
 * @example
 * <BarList label="Pipeline" category="Status" value="Opportunities" items={[{ name: "New", value: 53 }]} />
 */
export function BarList({
  label,
  category,
  value,
  note,
  items,
  groups = [],
  mutedGroup,
  format,
  loading,
  skeletonRows = 4,
  emptyText,
  ...rest
}: BarListProps) {
  const { write } = useNumbers(format);
  const maximum = items.reduce((max, item) => Math.max(max, item.value), 0);
  const hasNotes = note !== undefined && items.some((item) => item.note !== undefined);
  return (
    <ChartFrame
      {...rest}
      {...{ label, loading, emptyText }}
      empty={items.length === 0}
      height={scaled(36 * Math.max(items.length, loading ? skeletonRows : 4))}
    >
      <Legend series={groups.map((name) => ({ name, values: [] }))} mark="pattern" muted={mutedGroup} />
      {/* The roles survive the grid layout in all browsers. */}
      <table role="table" className={cx(styles.rows, styles.ranking)} data-notes={hasNotes || undefined}>
        <QuietHead caption={label} names={hasNotes ? [category, value, note] : [category, value]} barred />
        <tbody role="rowgroup">
          {items.map((item) => {
            const group = item.group ?? 0;
            const full = item.max ?? maximum;
            const share = full > 0 ? Math.min(1, Math.max(0, item.value / full)) : 0;
            return (
              <tr key={item.name} role="row">
                <th role="rowheader" scope="row" className={styles.name}>
                  {item.link ? item.link(item.name) : item.name}
                  {groups.length > 1 && <VisuallyHidden>{` (${groups[group] ?? ''})`}</VisuallyHidden>}
                </th>
                <td aria-hidden>
                  <span className={styles.trough}>
                    <span
                      className={cx(
                        styles.length,
                        group === mutedGroup ? styles.mutedSeries : styles.series[lookOf(group)],
                        styles.pattern[lookOf(group)],
                      )}
                      style={{ width: `${share * 100}%` }}
                    />
                  </span>
                </td>
                <td role="cell" className={styles.strong}>
                  {write(item.value)}
                </td>
                {hasNotes && (
                  <td role="cell" className={styles.quiet}>
                    {item.note}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ChartFrame>
  );
}
