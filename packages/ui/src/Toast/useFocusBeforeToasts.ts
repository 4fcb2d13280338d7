'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Returns the focus to the page when a toast with the focus closes. Radix focuses the list of toasts instead, in which the keys
 * of the page do nothing and the next toast never disappears.
 */
export function useFocusBeforeToasts(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let previous: EventTarget | null = null;
    const follow = ({ target, relatedTarget }: FocusEvent) => {
      const list = viewport.current;
      if (!list || !(target instanceof Node) || !list.contains(target)) return;
      const from = relatedTarget instanceof Node ? relatedTarget : null;
      // beside the list are elements that catch Tab
      if (!list.parentElement?.contains(from)) previous = from;
      else if (target === list && list.contains(from)) {
        if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
        else list.blur();
      }
    };
    // after Radix, which pauses the time of the toasts
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [viewport]);
}
