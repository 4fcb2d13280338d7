'use client';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, cellKey, cellOf } from './cells';
import type { Day } from './days';

const quoted = (text: string) => CSS.escape(text);
export const cellElement = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-cell="${quoted(key)}"]`);
const eventElement = (root: ParentNode | null | undefined, id: string) =>
  root?.querySelector<HTMLElement>(`[data-event="${quoted(id)}"]`);

/** Events and buttons of a cell. Events that lie over it belong to it, too. */
function controlsOf(root: HTMLElement | null, cell: HTMLElement): readonly HTMLElement[] {
  const ids = JSON.parse(cell.dataset.covers ?? '[]') as readonly string[];
  const row = cell.closest('[role="row"]');
  const events = ids.flatMap((id) => eventElement(row, id) ?? eventElement(root, id) ?? []);
  return [...events, ...(cell.parentElement?.querySelectorAll<HTMLElement>('[data-more], [data-add]') ?? [])];
}

interface FocusOptions {
  root: RefObject<HTMLElement | null>;
  day: Day;
  days: readonly Day[];
  hours: readonly number[];
  /** Turns the page to a day. */
  onDay: (day: Day) => void;
  /** The chosen day follows the focus. */
  follows: boolean;
}

/** One cell of the grid is in the tab sequence, with its events. Events keep the focus when they move. */
export function useCellFocus({ root, day, days, hours, onDay, follows }: FocusOptions) {
  const [current, setCurrent] = useState<string>();
  /** Cell that gets the focus after the page has turned. */
  const wanted = useRef<string>(undefined);
  /** Event that has the focus, also after React has moved its element. */
  const kept = useRef<string>(undefined);
  const isShown = (key: string) => {
    const cell = cellOf(key);
    return days.includes(cell.day) && (cell.hour === undefined || hours.includes(cell.hour));
  };
  const active = current !== undefined && isShown(current) && !follows ? current : day;

  useEffect(() => {
    const cell = wanted.current === undefined ? undefined : cellElement(root.current, wanted.current);
    if (cell) {
      wanted.current = undefined;
      cell.focus();
    }
    // The browser gives the focus to the page when the focused event leaves it.
    if (kept.current === undefined || document.activeElement !== document.body) return;
    (eventElement(root.current, kept.current) ?? cellElement(root.current, active))?.focus();
  });

  const go = (cell: Cell) => {
    const key = cellKey(cell);
    setCurrent(key);
    if (follows || !days.includes(cell.day)) {
      wanted.current = key;
      onDay(cell.day);
    } else cellElement(root.current, key)?.focus();
  };
  return {
    active,
    go,
    setCurrent,
    /** Element of an event, or of the active cell if the event is on another page. */
    elementOf: (id: string) => eventElement(root.current, id) ?? cellElement(root.current, active) ?? null,
    /** Gives the focus to an event after its move. */
    keep: (id: string) => {
      kept.current = id;
    },
    /** Moves the focus between the events and buttons of a cell. */
    cycle: (cell: HTMLElement, from: HTMLElement, by: 1 | -1) => {
      const controls = controlsOf(root.current, cell);
      controls[controls.indexOf(from) + by]?.focus();
    },
    /** Moves the focus to the first event of a cell, if there is one. */
    enter: (cell: HTMLElement) => {
      const first = controlsOf(root.current, cell).find(({ dataset }) => dataset.event !== undefined);
      first?.focus();
      return first !== undefined;
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      kept.current = target.dataset.event;
      // Events that lie over the active cell do not make their first cell active.
      if (target.dataset.cell !== undefined) setCurrent(target.dataset.cell);
    },
    onBlur: () => {
      kept.current = undefined;
    },
  };
}
