'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as styles from './DataTable.css';
import { useColumnSpan } from './useColumnSpan';

/** Heading of the rows that follow, over all visible columns. */
export function GroupRow({ children }: { children: ReactNode }) {
  const [ref, span] = useColumnSpan();
  return (
    <tr ref={ref} role="row" data-group>
      <th role="rowheader" scope="rowgroup" colSpan={span} className={cx(styles.cell, styles.group)}>
        <span>{children}</span>
      </th>
    </tr>
  );
}
