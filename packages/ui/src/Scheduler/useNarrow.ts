'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { breakpoints } from '../theme/tokens';

/** Whether an element is narrower than a tablet. Measured before the first paint. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const line = element.current;
    if (!line) return;
    const update = () => setNarrow(line.clientWidth < breakpoints.sm);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(line);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
