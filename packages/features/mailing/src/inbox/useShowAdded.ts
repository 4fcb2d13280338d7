import { type RefObject, useEffect, useRef } from 'react';

function showLast(list: HTMLElement | null): HTMLElement | undefined {
  const last = list?.lastElementChild;
  last?.scrollIntoView({ block: 'nearest' });
  return last instanceof HTMLElement ? last : undefined;
}

/**
 * Shows a message that the user has added. The focus moves to the list, because the form of the message disappears, and then
 * to the message, which the server returns later.
 *
 * @param count Number of messages in the list.
 */
export function useShowAdded(count: number): { list: RefObject<HTMLOListElement | null>; showAdded: () => void } {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // the user may already do something else
    if (count > 0 && document.activeElement === list.current) showLast(list.current)?.focus({ preventScroll: true });
  }, [count]);
  const showAdded = () => {
    list.current?.focus({ preventScroll: true });
    showLast(list.current);
  };
  return { list, showAdded };
}
