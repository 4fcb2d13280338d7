'use client';
import { type RefCallback, useCallback, useState } from 'react';

interface Scrollable {
  ref: RefCallback<HTMLElement>;
  tabIndex: 0 | undefined;
}

/** Makes an element focusable while it scrolls, so that keyboard users can scroll it. */
export function useScrollable(): Scrollable {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    // The observer reports in a later frame only.
    measure();
    // Observes the element and its content.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
