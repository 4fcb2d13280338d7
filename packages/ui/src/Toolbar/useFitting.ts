import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of a line that wraps stand in its first row.
 *
 * @param items - what they are; measured anew when it changes
 */
export function useFitting(line: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [fitting, setFitting] = useState(items.length);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      const tops = Array.from(element.children, (child) => child.getBoundingClientRect().top);
      setFitting(tops.filter((top) => top === tops[0]).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [line, items]);
  return fitting;
}
