import { useEffect } from 'react';

type Root = Readonly<{ current: HTMLElement | null }>;

/** Milliseconds after which the page is printed as it is. */
const LONGEST_WAIT = 5000;
const INTERVAL = 100;

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p';

/** Resolves when the element no longer contains parts that load. */
const whenLoaded = (root: Root): Promise<void> =>
  new Promise((resolve) => {
    const end = Date.now() + LONGEST_WAIT;
    const check = () => {
      const loads = root.current?.querySelector('[data-waiting], [aria-busy=true]');
      if (loads && Date.now() < end) setTimeout(check, INTERVAL);
      else resolve();
    };
    setTimeout(check, INTERVAL);
  });

/**
 * Mounts all sections for the printer. Browsers do not wait for data once they print, so Ctrl P prints after the sections have
 * loaded. The menu of the browser prints without them, and the next time with them.
 */
export function usePrintedSections(root: Root, mountAll: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPrintKey(event) || !root.current?.querySelector('[data-waiting]')) return;
      event.preventDefault();
      mountAll();
      void whenLoaded(root).then(() => window.print());
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('afterprint', mountAll);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('afterprint', mountAll);
    };
  }, [root, mountAll]);
}
