import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { body } from './DataTable.css';

const rowsInBlock = 25;

interface BlocksProps {
  /** Of rows. */
  count: number;
  line: (index: number) => ReactNode;
  /** In px, until a block has been seen. */
  rowHeight: number;
}

/**
 * The rows of a long table, in blocks: those that are further away than the height of the window are only as high as their
 * rows would be. The rows stay rows of a native table, of whatever height, in columns and as cards.
 */
export default function Blocks({ count, line, rowHeight }: BlocksProps) {
  const starts = Array.from({ length: Math.ceil(count / rowsInBlock) }, (_, block) => block * rowsInBlock);
  return starts.map((start) => {
    const length = Math.min(rowsInBlock, count - start);
    return (
      <Block key={start} first={start === 0} height={length * rowHeight}>
        {() => Array.from({ length }, (_, index) => line(start + index))}
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
  /** In px while its rows are away. */
  const [away, setAway] = useState<number | undefined>(first ? undefined : height);

  useEffect(() => {
    const block = ref.current;
    if (!block) return;
    let printing = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setAway(undefined);
        // what has the keyboard stays, and a list that is hidden has no height to keep
        else if (!printing && entry?.boundingClientRect.height && !block.contains(document.activeElement))
          setAway(entry.boundingClientRect.height);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(block);
    // paper shows them all
    const showAll = () => {
      printing = true;
      flushSync(() => setAway(undefined));
    };
    const look = () => {
      printing = false;
      observer.unobserve(block);
      observer.observe(block);
    };
    window.addEventListener('beforeprint', showAll);
    window.addEventListener('afterprint', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
      window.removeEventListener('afterprint', look);
    };
  }, []);

  return (
    <tbody ref={ref} role="rowgroup" aria-hidden={away !== undefined || undefined} className={body}>
      {away === undefined ? children() : <tr style={{ height: away }} />}
    </tbody>
  );
}
