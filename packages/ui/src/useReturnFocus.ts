'use client';
import { useLayoutEffect, useRef } from 'react';

/** A menu item no longer exists when the dialog it opened closes. The menu's trigger still does. */
function persistentElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  // Submenus have no `data-trigger`.
  const trigger = menu?.getAttribute('data-trigger') ?? menu?.getAttribute('aria-labelledby');
  if (trigger) return persistentElement(document.getElementById(trigger));
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

const previousElements = new WeakMap<Element, HTMLElement>();

/**
 * Sets the element that gets the focus of a dialog that was opened from a removed element, such as the bar of a selection that
 * the dialog has cleared, or of a dialog that replaced another one.
 */
export const setPreviousFocus = (removed: Element, previous: HTMLElement): void => {
  previousElements.set(removed, previous);
};

/** Element to focus instead of a removed one. */
function focusInsteadOf(removed: Element): HTMLElement | null {
  for (let element: Element | null = removed; element; element = element.parentElement) {
    const previous = previousElements.get(element);
    if (previous) return previous.isConnected ? previous : focusInsteadOf(previous);
  }
  return document.getElementById('main');
}

/** Milliseconds in which a page loads its data again after a dialog, and may remove the opener. */
const RELOAD_MS = 10_000;

/** Moves the focus on if the page removes the opener soon, such as the row of a record that the dialog has changed. */
function followRemoval(opener: HTMLElement): void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusInsteadOf(opener)?.focus({ preventScroll: true });
  });
  const timer = setTimeout(stop, RELOAD_MS);
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Handler for `onCloseAutoFocus` of a Radix dialog without a trigger. Radix returns the focus to its own trigger only, so
 * keyboard users would start at the top of the page again.
 */
export function useReturnFocus(open: boolean | undefined): (event: Event) => void {
  const opener = useRef<HTMLElement>(null);
  // Before the dialog is mounted and moves the focus.
  useLayoutEffect(() => {
    if (open) opener.current = persistentElement(document.activeElement);
  }, [open]);
  return (event) => {
    const dialog = event.target instanceof HTMLElement ? event.target : null;
    const from = opener.current ?? dialog;
    if (!from) return;
    const { activeElement, body } = document;
    const next = activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (next && next !== dialog && !next.contains(from)) {
      // Another dialog has replaced this one.
      event.preventDefault();
      setPreviousFocus(next, from);
      return;
    }
    // The opener may be gone, such as a row that the dialog deleted. The page may have moved the focus already.
    const isLost = !from.isConnected && activeElement === body;
    const target = isLost ? focusInsteadOf(from) : from;
    if (!target?.isConnected) return;
    event.preventDefault();
    target.focus();
    if (target === from) followRemoval(target);
  };
}
