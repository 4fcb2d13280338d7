'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SchedulerEvent, Shift, Span } from './events';
import { cellElement, type useCellFocus } from './useCellFocus';
import type { useEventLift } from './useEventLift';
import type { useEventMoves } from './useEventMoves';

interface MenuOptions<Event extends SchedulerEvent> {
  root: RefObject<HTMLElement | null>;
  spans: readonly Span<Event>[];
  lift: Pick<ReturnType<typeof useEventLift<Event>>, 'refusalOf' | 'refusalText'>;
  moves: Pick<ReturnType<typeof useEventMoves<Event>>, 'move' | 'setError'>;
  focus: Pick<ReturnType<typeof useCellFocus>, 'keep' | 'elementOf'>;
}

/** State of the menu of an event, and of the list of a day with "+3 more". */
export function useEventMenu<Event extends SchedulerEvent>({ root, spans, lift, moves, focus }: MenuOptions<Event>) {
  const [menu, setMenu] = useState<{ id: string; byKeyboard: boolean; choosing: boolean } | null>(null);
  const [more, setMore] = useState<string | null>(null);
  const pressed = useRef<string>(undefined);
  const anchor = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const moved = useRef<string>(undefined);
  const replacesList = useRef(false);
  // The closing menu gives the focus to the event at its new place.
  useEffect(() => {
    if (menu || moved.current === undefined) return;
    trigger.current = focus.elementOf(moved.current);
    moved.current = undefined;
  });
  const span = menu ? spans.find(({ event }) => event.id === menu.id) : undefined;

  const open = (id: string, from: HTMLElement, byKeyboard: boolean) => {
    // The list of a day closes when the menu opens, so the menu is at the button of the list.
    const button =
      more === null || root.current?.contains(from)
        ? undefined
        : cellElement(root.current, more)?.parentElement?.querySelector<HTMLElement>('[data-more]');
    anchor.current = button ?? from.closest<HTMLElement>('[data-chip]') ?? from;
    trigger.current = button ?? from;
    replacesList.current = button !== undefined;
    setMore(null);
    setMenu({ id, byKeyboard, choosing: false });
  };
  const move = (shift: Shift) => {
    setMenu(null);
    if (!span || (shift.days === 0 && shift.minutes === 0)) return;
    const reason = lift.refusalOf(span.event, shift);
    if (reason !== undefined) return moves.setError(lift.refusalText(span.event, shift, reason));
    focus.keep(span.event.id);
    moved.current = span.event.id;
    void moves.move(span.event, shift);
  };
  return {
    /** Key of the cell whose list is open. */
    more,
    setMore,
    /** Leaves the focus to the menu that has closed the list. A focus outside would close the menu. */
    onListClosed: (event: globalThis.Event) => {
      if (replacesList.current) event.preventDefault();
      replacesList.current = false;
    },
    isOpen: menu !== null,
    open,
    /** Opens the menu by a click. A press outside closes the menu before the click of its own button. */
    press: (id: string, button: HTMLElement, byKeyboard: boolean) => {
      if (id !== pressed.current) open(id, button, byKeyboard);
    },
    onPointerDown: () => {
      pressed.current = menu?.id;
    },
    props: {
      span,
      choosing: menu?.choosing ?? false,
      byKeyboard: menu?.byKeyboard ?? false,
      anchor,
      trigger,
      onChoose: () => setMenu((before) => before && { ...before, choosing: true }),
      onMove: move,
      onClose: (dates: boolean) => setMenu((before) => (before?.choosing === dates ? null : before)),
    },
  };
}
