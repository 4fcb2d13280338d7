import { type RefCallback, useCallback, useState } from 'react';

interface Scrollable {
  ref: RefCallback<HTMLElement>;
  tabIndex: 0 | undefined;
}

/** Lets the keyboard scroll what is too long for its place: only then it is a stop of the Tab key. */
export function useScrollable(): Scrollable {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    // the place, and what is in it
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
