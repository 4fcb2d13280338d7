'use client';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { directionOf } from '../Board/boardKeys';
import { cellOf, type StepOptions, stepCell } from './cells';
import type { SchedulerEvent, Shift, Span } from './events';
import { cellElement, type useCellFocus } from './useCellFocus';
import type { useEventLift } from './useEventLift';
import type { useEventMenu } from './useEventMenu';

interface KeysOptions<Event extends SchedulerEvent> {
  root: RefObject<HTMLElement | null>;
  focus: ReturnType<typeof useCellFocus>;
  lift: ReturnType<typeof useEventLift<Event>>;
  menu: ReturnType<typeof useEventMenu<Event>>;
  stepOptions: StepOptions;
  movable: boolean;
  creates: boolean;
  /** A click chooses a day instead of adding an event. */
  selects: boolean;
  pending: ReadonlyMap<string, Shift>;
  spanOfId: (id: string | undefined) => Span<Event> | undefined;
  onOpen: (id: string) => void;
  onCreate: (cell: string) => void;
}

/** Handlers of all cells and events, so that hundreds of them need none. */
export function useSchedulerKeys<Event extends SchedulerEvent>(options: KeysOptions<Event>) {
  const { root, focus, lift, menu, stepOptions, movable, creates, selects, pending, spanOfId, onOpen, onCreate } =
    options;
  const { lifted } = lift;
  const canMove = (id: string) => movable && !pending.has(id);

  /** Returns whether the key has an effect on the event. */
  const pressOnEvent = (id: string, element: HTMLElement, event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event;
    const direction = directionOf(event);
    const span = spanOfId(id);
    if (lifted && direction) lift.step(direction);
    else if (lifted && key === 'Escape') lift.cancel();
    else if (lifted && (key === ' ' || key === 'Enter')) lift.drop();
    else if (key === ' ' && span && canMove(id) && element.closest('[role="grid"]')) lift.lift(span, 'keyboard');
    else if (key === 'm' && canMove(id)) menu.open(id, element, true);
    else if (key === 'Enter' || (key === ' ' && !canMove(id))) onOpen(id);
    else return false;
    return true;
  };
  /** Returns whether the key has an effect in the cell. */
  const pressInCell = (cell: HTMLElement, target: HTMLElement, { key, shiftKey }: KeyboardEvent) => {
    if (target === cell && (key === 'Enter' || key === ' ')) {
      if (!focus.enter(cell) && creates) onCreate(focus.active);
    } else if (target !== cell && (key === 'ArrowDown' || key === 'ArrowUp')) {
      focus.cycle(cell, target, key === 'ArrowDown' ? 1 : -1);
    } else if (target !== cell && key === 'Escape') cell.focus();
    else {
      const rightToLeft = getComputedStyle(target).direction === 'rtl';
      const next = stepCell(cellOf(focus.active), { key, shiftKey, rightToLeft }, stepOptions);
      if (!next) return false;
      focus.go(next);
    }
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || menu.isOpen) return;
      if (!(target instanceof HTMLElement)) return;
      const id = target.dataset.event;
      const cell = target.closest('[role="gridcell"]') && cellElement(root.current, focus.active);
      const done =
        (id !== undefined && pressOnEvent(id, target, event)) ||
        (cell !== null && cell !== undefined && !lifted && pressInCell(cell, target, event));
      if (done) event.preventDefault();
    },
    onClick: ({ target, detail }: MouseEvent<HTMLDivElement>) => {
      if (!(target instanceof Element)) return;
      const id = target.closest<HTMLElement>('[data-chip]')?.dataset.chip;
      const button = target.closest<HTMLElement>('[data-move]');
      const add = target.closest<HTMLElement>('[data-add]')?.dataset.add;
      const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (id !== undefined && button) menu.press(id, button, detail === 0);
      else if (id !== undefined) onOpen(id);
      else if (add !== undefined) onCreate(add);
      else if (cell !== undefined && selects) focus.go(cellOf(cell));
      else if (cell !== undefined && creates) onCreate(cell);
    },
    onContextMenu: (event: MouseEvent<HTMLDivElement>) => {
      const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chip]') : null;
      const id = chip?.dataset.chip;
      if (!chip || id === undefined || !canMove(id)) return;
      event.preventDefault();
      menu.open(id, chip.querySelector<HTMLElement>('[data-event]') ?? chip, false);
    },
    onPointerDownCapture: menu.onPointerDown,
    onFocus: focus.onFocus,
    onBlur: ({ target }: FocusEvent) => {
      focus.onBlur();
      const isLifted = target instanceof HTMLElement && target.dataset.event === lifted?.span.event.id;
      if (lifted?.by === 'keyboard' && isLifted) lift.cancel();
    },
  };
}
