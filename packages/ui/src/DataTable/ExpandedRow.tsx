'use client';
import type { ReactNode } from 'react';
import * as styles from './expansion.css';
import { useColumnSpan } from './useColumnSpan';

interface ExpandedRowProps {
  id: string;
  children: ReactNode;
}

/** Content of an open row, over all visible columns. */
export function ExpandedRow({ id, children }: ExpandedRowProps) {
  const [ref, span] = useColumnSpan();
  return (
    <tr ref={ref} role="row" id={id} className={styles.row}>
      <td role="cell" colSpan={span} className={styles.content}>
        <div className={styles.inner}>{children}</div>
      </td>
    </tr>
  );
}
