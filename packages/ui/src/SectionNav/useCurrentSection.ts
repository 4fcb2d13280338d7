'use client';
import { useEffect, useState } from 'react';

/** Share of the window below its top in which a section counts as the current one. */
const READING_LINE = 0.3;

/** The lowest section that starts above the reading line. Sections side by side start at the same place; the first one counts. */
function currentOf(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // A short last section never reaches the line.
  if (window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 1) return ids.at(-1);
  const line = window.innerHeight * READING_LINE;
  let current = ids[0];
  let lowest = -Infinity;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    if (top > line || top <= lowest) continue;
    lowest = top;
    current = id;
  }
  return current;
}

/**
 * Id of the section that the reader sees. It follows the scroll position and the size of the page. Undefined without sections.
 *
 * @param ids - Ids of the elements of the sections, in the order of the page. They contain no spaces.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (!key) return undefined;
    const names = key.split(' ');
    const update = () => setCurrent(currentOf(names));
    // Reports the first size at once. Later ones are those of sections that load, and of the window.
    const sizes = new ResizeObserver(update);
    sizes.observe(document.documentElement);
    window.addEventListener('scroll', update, { passive: true, capture: true });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return current;
}
