import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when a focused row disappears, such as a finished task, or moves to another group. The focus moves
 * to the row in its new group, or else to the row beside it. After the last row, it moves to the element with `data-none`, if
 * there is one. `ids` are the shown rows.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const focused = useRef<{ id: string; at: number; target: Node }>(null);
  // the list may be empty or not loaded at first
  const hasRows = ids.length > 0;
  useEffect(() => {
    const element = hasRows ? root.current : null;
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(element?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
      if (!(target instanceof Node)) return;
      const at = rows.findIndex((row) => row.contains(target));
      const id = rows[at]?.dataset['task'];
      focused.current = id === undefined ? null : { id, at, target };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root, hasRows]);
  useEffect(() => {
    if (!focused.current || focused.current.target.isConnected || document.activeElement !== document.body) return;
    const { id, at } = focused.current;
    const moved = root.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"] [data-title]`);
    const titles = root.current?.querySelectorAll<HTMLElement>('[data-task] [data-title]');
    const none = root.current?.querySelector<HTMLElement>('[data-none]');
    (moved ?? titles?.[Math.min(at, titles.length - 1)] ?? none)?.focus();
  });
}
