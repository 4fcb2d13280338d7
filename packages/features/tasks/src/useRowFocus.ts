import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the row beside a focused row that disappears, such as a finished task. After the last row, it moves the
 * focus to the element with `data-none`, if there is one. `ids` are the shown rows.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const focused = useRef<{ id: string; at: number }>(null);
  // the list may be empty or not loaded at first
  const hasRows = ids.length > 0;
  useEffect(() => {
    const element = hasRows ? root.current : null;
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(element?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
      const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
      const id = rows[at]?.dataset['task'];
      focused.current = id === undefined ? null : { id, at };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root, hasRows]);
  const shown = ids.join();
  useEffect(() => {
    const { id, at } = focused.current ?? {};
    if (id === undefined || at === undefined || shown.includes(id) || document.activeElement !== document.body) return;
    const titles = root.current?.querySelectorAll<HTMLElement>('[data-task] [data-title]');
    const none = root.current?.querySelector<HTMLElement>('[data-none]');
    (titles?.[Math.min(at, titles.length - 1)] ?? none)?.focus();
  }, [root, shown]);
}
