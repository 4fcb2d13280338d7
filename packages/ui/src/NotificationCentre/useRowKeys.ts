'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Link, text or button of a row that gets the focus first. */
const mainOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('[data-link] > *, [data-main]');
const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null);

/**
 * Keys of a list with one tab stop: arrows, Home and End move between the rows, and U marks the notifications of a row as unread.
 *
 * @param shown Ids of the rows, in order.
 */
export function useRowKeys(
  root: RefObject<HTMLElement | null>,
  shown: readonly string[],
  onUnread: ((ids: readonly string[]) => void) | undefined,
) {
  const [current, setCurrent] = useState<string>();
  /** Row that gets the focus when it appears: its id, or its place. */
  const awaited = useRef<string | number>(undefined);
  const rowsOf = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  useEffect(() => {
    const { current: row } = awaited;
    if (row === undefined) return;
    const rows = rowsOf();
    const main = mainOf(typeof row === 'number' ? rows[row] : rows.find((each) => each.dataset.row === row));
    if (!main) return;
    awaited.current = undefined;
    main.focus();
  });
  return {
    /** Id of the row in the tab sequence. */
    active: current !== undefined && shown.includes(current) ? current : shown[0],
    /** Focuses a row after the next change. Its button disappears. */
    focusLater: (id: string) => {
      awaited.current = id;
    },
    /** Focuses the first row after the present ones when it appears. */
    focusAfter: () => {
      awaited.current = shown.length;
    },
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = rowOf(target)?.dataset.row;
        if (id !== undefined) setCurrent(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target, key } = event;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const row = rowOf(target);
        if (!row) return;
        const rows = rowsOf();
        const at = rows.indexOf(row);
        const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
        if (next !== undefined) mainOf(rows[Math.max(next, 0)])?.focus();
        else if (key.toLowerCase() === 'u' && onUnread) onUnread(JSON.parse(row.dataset.ids ?? '[]') as string[]);
        else return;
        event.preventDefault();
      },
    },
  };
}
