'use client';
import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea, [contenteditable=true]';
/** Pixels between the field and the toasts. */
const gap = 8;

/** Moves the toasts below the focused text field that they would cover, so that users see what they type. */
export function useClearOfField(viewport: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const move = () => {
      const list = viewport.current;
      const focused = document.activeElement;
      // A focused toast keeps its place.
      if (!list || list.contains(focused)) return;
      list.style.insetBlockStart = '';
      if (!focused?.matches(fields)) return;
      const field = focused.getBoundingClientRect();
      const toasts = list.getBoundingClientRect();
      const isCovered =
        field.left < toasts.right &&
        field.right > toasts.left &&
        field.top < toasts.bottom + gap &&
        field.bottom > toasts.top;
      if (isCovered) list.style.insetBlockStart = `${field.bottom + gap}px`;
    };
    // The toasts are rendered into the list after this effect.
    const size = new ResizeObserver(move);
    if (viewport.current) size.observe(viewport.current);
    document.addEventListener('focusin', move);
    document.addEventListener('focusout', move);
    return () => {
      size.disconnect();
      document.removeEventListener('focusin', move);
      document.removeEventListener('focusout', move);
    };
  }, [viewport, count]);
}
