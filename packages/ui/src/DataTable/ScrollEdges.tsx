'use client';
import { useCallback, useEffect, useRef } from 'react';
import './scroll.css';

/** Marks the region that contains it while columns are hidden at its start or its end, and lets the keyboard scroll it. */
function watch(marker: HTMLElement | null) {
  const region = marker?.parentElement;
  const table = region?.querySelector('table');
  if (!region || !table) return;
  const update = () => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region;
    // Negative in texts from right to left.
    const at = Math.abs(region.scrollLeft);
    region.toggleAttribute('data-before', at >= 1);
    region.toggleAttribute('data-after', scrollWidth - clientWidth - at >= 1);
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const measure = () => {
    update();
    const head = table.tHead?.rows[0];
    const heads = [...(head?.cells ?? [])];
    const start = heads.filter((cell) => getComputedStyle(cell).insetInlineStart !== 'auto');
    const end = heads.filter((cell) => getComputedStyle(cell).insetInlineEnd !== 'auto');
    const widthOf = (cells: readonly HTMLElement[]) => cells.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
    // A control that gets the focus scrolls out from under the cells that stay.
    region.style.scrollPadding = `${head?.offsetHeight ?? 0}px`;
    region.style.scrollPaddingBlockEnd = `${table.tFoot?.offsetHeight ?? 0}px`;
    region.style.scrollPaddingInline = `${widthOf(start)}px ${widthOf(end)}px`;
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(region);
  observer.observe(table);
  region.addEventListener('scroll', update, { passive: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('scroll', update);
    for (const name of ['data-before', 'data-after', 'tabindex']) region.removeAttribute(name);
    region.style.scrollPadding = '';
  };
}

/** Part of a `DataTable` that scrolls sideways. It scrolls back to the start when a page shows other rows. */
export function ScrollEdges({ keys }: { keys: readonly string[] }) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef<ReadonlySet<string>>(new Set(keys));
  const follow = useCallback((marker: HTMLElement | null) => {
    region.current = marker?.parentElement ?? null;
    return watch(marker);
  }, []);
  useEffect(() => {
    // skeletons between two pages
    if (keys.length === 0) return;
    const isOther = shown.current.size > 0 && !keys.some((key) => shown.current.has(key));
    shown.current = new Set(keys);
    if (isOther) region.current?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [keys]);
  return <span ref={follow} />;
}
