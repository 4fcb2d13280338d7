import { type RefObject, useEffect, useRef } from 'react';

/** Keys with a label each. */
export type KeyHelp = readonly (readonly [keys: readonly string[], label: string])[];

const pages = new Set<RefObject<() => KeyHelp>>();

/**
 * Adds keys of a page to the dialog of keyboard shortcuts.
 *
 * @param list - Called when the dialog opens.
 */
export function useKeyHelp(list: () => KeyHelp): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    pages.add(latest);
    return () => {
      pages.delete(latest);
    };
  }, []);
}

/** Keys of the components on the page. */
export const keyHelp = (): KeyHelp => [...pages].flatMap(({ current }) => current());
