'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from './isComposing';

/** Runs a callback when the user presses Esc in an element, and keeps a surrounding dialog or popover open. */
export function useEscape(element: RefObject<Element | null>, active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.target !== element.current) return;
      event.preventDefault();
      // Dialogs and popovers listen on the document in the capture phase.
      event.stopPropagation();
      escape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [element, active]);
}
