'use client';
import { useEffect, useState } from 'react';

/** Share of the window below its top in which a section counts as the current one. */
const READING_LINE = 0.3;

/** Id of the section that the reader sees: the last one whose start is above the reading line. Undefined without sections. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (!key) return undefined;
    const names = key.split(' ');
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const found = names.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      // A short last section never reaches the line.
      setCurrent(atEnd && window.scrollY > 0 ? names.at(-1) : (found.at(-1) ?? names[0]));
    };
    update();
    window.addEventListener('scroll', update, { passive: true, capture: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return current;
}
