'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** `colSpan` for a cell that spans the visible columns. A larger one would create additional columns. */
export function useColumnSpan(): [ref: RefObject<HTMLTableRowElement | null>, span: number] {
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
  return [ref, span];
}
