'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { body } from './DataTable.css';
import { blockStarts, rowsInBlock } from './rowBlocks';

export interface BlocksProps {
  /** Number of rows. */
  count: number;
  renderRow: (index: number) => ReactNode;
  /** Estimated row height in px, until the block has been measured. */
  rowHeight: number;
}

/**
 * Rows of a long table, in blocks of 25. A block further than one window height away is replaced by an empty row of the same
 * height. The table stays a native table and rows may have any height.
 */
export default function Blocks({ count, renderRow, rowHeight }: BlocksProps) {
  return blockStarts(count).map((start) => {
    const length = Math.min(rowsInBlock, count - start);
    return (
      <Block key={start} first={start === 0} height={length * rowHeight}>
        {() => Array.from({ length }, (_, index) => renderRow(start + index))}
      </Block>
    );
  });
}

interface BlockProps {
  first: boolean;
  height: number;
  children: () => ReactNode;
}

function Block({ first, height, children }: BlockProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  /** Height in px while the block's rows are not mounted. */
  const [placeholderHeight, setPlaceholderHeight] = useState<number | undefined>(first ? undefined : height);

  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    let printing = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setPlaceholderHeight(undefined);
        // Keeps a block that has the keyboard focus. A hidden list has no height to measure.
        else if (!printing && entry?.boundingClientRect.height && !block.contains(document.activeElement))
          setPlaceholderHeight(entry.boundingClientRect.height);
      },
      // `scrollMargin` is for a table with `layout="scroll"`.
      { rootMargin: '100% 0px', scrollMargin: '100% 0px' },
    );
    observer.observe(block);
    // Printing needs all rows.
    const showAll = () => {
      printing = true;
      flushSync(() => setPlaceholderHeight(undefined));
    };
    const observeAgain = () => {
      printing = false;
      observer.unobserve(block);
      observer.observe(block);
    };
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', observeAgain);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', observeAgain);
    };
  }, []);

  return (
    <tbody ref={ref} role="rowgroup" aria-hidden={placeholderHeight !== undefined || undefined} className={body}>
      {placeholderHeight === undefined ? children() : <tr style={{ height: placeholderHeight }} />}
    </tbody>
  );
}
