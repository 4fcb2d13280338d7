'use client';
import { type RefObject, useEffect, useState } from 'react';

export const stickyEdges = ['top', 'bottom'] as const;
export type StickyEdge = (typeof stickyEdges)[number];

function scrollParent(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}

/** Whether the element is at its edge and the content behind it can scroll further. */
function isStuck(element: HTMLElement, scroller: HTMLElement, edge: StickyEdge): boolean {
  const isPage = scroller === document.documentElement;
  const start = isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const offset = Number.parseFloat(getComputedStyle(element)[edge]) || 0;
  const { top, bottom } = element.getBoundingClientRect();
  // Positions are fractions of a pixel on zoomed pages.
  if (edge === 'top') return scroller.scrollTop > 0 && top <= start + offset + 1;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return left > 1 && bottom >= start + scroller.clientHeight - offset - 1;
}

/** Whether content is behind a sticky element. */
export function useStuck(ref: RefObject<HTMLElement | null>, edge: StickyEdge): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const scroller = scrollParent(element);
    const target = scroller === document.documentElement ? window : scroller;
    const update = () => setStuck(isStuck(element, scroller, edge));
    // Reports the first size too.
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    target.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', update);
    };
  }, [ref, edge]);
  return stuck;
}
