'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './expansion.css';

interface ExpandedRowProps {
  id: string;
  children: ReactNode;
}

/** Spans the visible columns. A larger `colSpan` would create additional columns. */
export function ExpandedRow({ id, children }: ExpandedRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const [span, setSpan] = useState(1);
  useLayoutEffect(() => {
    const table = ref.current?.closest('table');
    if (!table) return;
    const count = () =>
      setSpan([...(table.tHead?.rows[0]?.cells ?? [])].filter(({ offsetWidth }) => offsetWidth > 0).length || 1);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <tr ref={ref} role="row" id={id} className={styles.row}>
      <td role="cell" colSpan={span} className={styles.content}>
        {children}
      </td>
    </tr>
  );
}
