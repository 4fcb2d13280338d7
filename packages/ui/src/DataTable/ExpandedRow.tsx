import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './expansion.css';

interface ExpandedRowProps {
  id: string;
  children: ReactNode;
}

/** As wide as the columns that are shown. One cell over more than those would make columns of its own. */
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
