'use client';
import { cx } from 'class-variance-authority';
import type { Density } from '../DataTable/density';
import type { NativeProps } from '../nativeProps';
import { useScrollable } from '../useScrollable';
import * as styles from './Table.css';

export interface TableProps extends Omit<NativeProps<'table'>, 'aria-label'> {
  /** Accessible name of the table. */
  label: string;
  /** Padding of the cells: 12 × 20 px (`default`) or 8 × 12 px with smaller text (`compact`). Defaults to `default`. */
  density?: Density;
  /** Border with rounded corners, for a table outside of a `Card` without padding. Defaults to `false`. */
  framed?: boolean;
  /** Columns of equal width, whatever they contain. Defaults to `false`. */
  equalColumns?: boolean;
}

/**
 * Small table of static data: coverages, amounts, values before and after a change. Its children are native rows; a cell with
 * `data-align="end"` is aligned at the end, with digits of equal width. Use `DataTable` for records.
 *
 * @example
 * <Table label="Coverages">
 *   <thead><tr><th scope="col">Coverage</th><th scope="col" data-align="end">Limit</th></tr></thead>
 *   <tbody><tr><th scope="row">Liability</th><td data-align="end">$300,000</td></tr></tbody>
 * </Table>
 */
export function Table({ label, density = 'default', framed = false, equalColumns = false, ...rest }: TableProps) {
  const scrollable = useScrollable();
  const table = (
    <table
      {...rest}
      aria-label={label}
      className={cx(styles.table, density === 'compact' && styles.compact, equalColumns && styles.equalColumns)}
    />
  );
  if (!framed) return table;
  const { ref, tabIndex } = scrollable;
  return (
    <div ref={ref} className={styles.frame} {...(tabIndex === 0 && { tabIndex, role: 'group', 'aria-label': label })}>
      {table}
    </div>
  );
}
