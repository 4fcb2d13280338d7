'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PinnedCells } from './pinnedColumns';
import { pinnedOffsets } from './pinnedOffsets';
import { pinnedLayers, pinnedPlaces } from './scroll.css';

/** The name inside `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);
const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/**
 * Keeps the pinned cells of a region in place at their measured widths, marks it while columns are hidden at its start or its
 * end, and lets the keyboard scroll it. A scroll event only compares the position with what was measured.
 */
function watch(region: HTMLElement, table: HTMLTableElement, pinned: PinnedCells) {
  const cells = [...(table.tHead?.rows[0]?.cells ?? [])];
  const starts = cells.slice(0, pinned.count);
  const end = cells.at(-1);
  const widths = new Map<Element, number>();
  const measured = { last: 0, coveredFrom: 0 };

  const follow = () => {
    // Negative in texts from right to left.
    const at = Math.abs(region.scrollLeft);
    region.toggleAttribute('data-before', at >= measured.coveredFrom + 1);
    region.toggleAttribute('data-after', measured.last - at >= 1);
  };
  const set = (element: HTMLElement, name: string, value: string) => {
    // Every cell of the table gets new styles when a custom property changes.
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) widths.set(target, borderBoxSize[0]?.inlineSize ?? 0);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region;
    const headHeight = table.tHead?.offsetHeight ?? 0;
    const footHeight = table.tFoot?.offsetHeight ?? 0;
    const isEndPinned = end && getComputedStyle(end).insetInlineEnd !== 'auto';

    const sizes = starts.map((cell) => widths.get(cell) ?? 0);
    const offsets = pinnedOffsets(sizes, pinned, clientWidth);
    const stays = sizes.filter((_, place) => offsets[place] !== undefined);
    const edge = offsets.findLastIndex((offset) => offset !== undefined);
    measured.last = scrollWidth - clientWidth;
    measured.coveredFrom = sumOf(sizes.slice(0, edge + 1)) - sumOf(stays);

    pinnedPlaces.forEach((variable, place) => {
      const offset = offsets[place];
      set(table, nameOf(variable), offset === undefined ? '' : `${offset}px`);
    });
    pinnedLayers.forEach((variable, place) => {
      set(table, nameOf(variable), offsets[place] === undefined ? '' : '1');
    });
    region.dataset['edge'] = String(edge);
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
    // A control that gets the focus scrolls out from under the cells that stay.
    set(region, 'scroll-padding-block', `${headHeight}px ${footHeight}px`);
    set(region, 'scroll-padding-inline', `${sumOf(stays)}px ${isEndPinned ? (widths.get(end) ?? 0) : 0}px`);
    follow();
  });
  for (const element of new Set<Element>([region, table, ...starts, ...(end ? [end] : [])])) observer.observe(element);
  region.addEventListener('scroll', follow, { passive: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('scroll', follow);
    for (const name of ['data-before', 'data-after', 'data-edge', 'tabindex']) region.removeAttribute(name);
    region.style.scrollPadding = '';
    for (const variable of [...pinnedPlaces, ...pinnedLayers]) table.style.removeProperty(nameOf(variable));
  };
}

interface ScrollEdgesProps extends PinnedCells {
  /** Keys of the rows. */
  keys: readonly string[];
  /** Ids of the columns, in order. */
  columns: string;
}

/** Part of a `DataTable` that scrolls sideways. It scrolls back to the start when a page shows other rows. */
export function ScrollEdges({ keys, columns, leads, untilTitle, count }: ScrollEdgesProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const shown = useRef<ReadonlySet<string>>(new Set(keys));
  // The observer measures before the next paint, after the layout that the browser does anyway.
  useLayoutEffect(() => {
    const region = marker.current?.parentElement;
    const table = region?.querySelector('table');
    return region && table ? watch(region, table, { leads, untilTitle, count }) : undefined;
  }, [columns, leads, untilTitle, count]);
  useEffect(() => {
    // skeletons between two pages
    if (keys.length === 0) return;
    const isOther = shown.current.size > 0 && !keys.some((key) => shown.current.has(key));
    shown.current = new Set(keys);
    if (isOther) marker.current?.parentElement?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [keys]);
  return <span ref={marker} />;
}
