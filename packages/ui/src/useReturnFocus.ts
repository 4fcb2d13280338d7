import { useLayoutEffect, useRef } from 'react';

/** A menu's row is gone when the dialog that it opened closes; what opened the menu is still there. */
function lasting(element: Element | null): HTMLElement | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (trigger) return lasting(document.getElementById(trigger));
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/**
 * For `onCloseAutoFocus` of a Radix dialog that was opened by state: Radix returns the focus to its own trigger only, so
 * that without one the keyboard would start at the top of the page again.
 */
export function useReturnFocus(open: boolean | undefined): (event: Event) => void {
  const opener = useRef<HTMLElement>(null);
  // before the portal's content is there, and may take the focus
  useLayoutEffect(() => {
    if (open) opener.current = lasting(document.activeElement);
  }, [open]);
  return (event) => {
    if (!opener.current?.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  };
}
