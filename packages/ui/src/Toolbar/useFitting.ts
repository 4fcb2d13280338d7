'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Counts the children that are in the first row of a wrapping container.
 *
 * @param items - Items of the container. A new array triggers a new measurement.
 */
export function useFitting(line: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [count, setCount] = useState(items.length);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      const tops = Array.from(element.children, (child) => child.getBoundingClientRect().top);
      setCount(tops.filter((top) => top === tops[0]).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [line, items]);
  return count;
}
