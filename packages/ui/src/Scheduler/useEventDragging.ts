'use client';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { dragOnHover } from '../Board/dragOnHover';
import { useDragLibrary } from '../Board/useDragLibrary';
import { cellOf } from './cells';
import { type Day, daysBetween } from './days';
import { noShift, type Shift } from './events';

/** Day and minute below the pointer. Without minutes in a month and in the line of whole days. */
interface Point {
  day: Day;
  minute: number | undefined;
}

interface DraggingOptions {
  root: RefObject<HTMLElement | null>;
  disabled: boolean;
  /** Changes with the elements that scroll. */
  layout: string;
  onLift: (id: string) => void;
  /** Called with the way from the start of the drag to the pointer. */
  onOver: (shift: Shift) => void;
  /** Called with the way to the place of the drop, or undefined outside of the calendar. */
  onDrop: (shift: Shift | undefined) => void;
}

/** Events lie over the cells of other days, so the cell is the one at the position of the pointer. */
function pointAt({ clientX, clientY }: { clientX: number; clientY: number }): Point | undefined {
  const cell = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.cell !== undefined);
  if (!cell) return undefined;
  const { day, hour } = cellOf(cell.dataset.cell ?? '');
  const { top, height } = cell.getBoundingClientRect();
  return { day, minute: hour === undefined ? undefined : (hour + (clientY - top) / height) * 60 };
}

function shiftBetween(from: Point | undefined, to: Point | undefined): Shift {
  if (!from || !to) return noShift;
  const minutes = from.minute === undefined || to.minute === undefined ? 0 : to.minute - from.minute;
  return { days: daysBetween(from.day, to.day), minutes };
}

/** Lets a mouse or a pen drag events to other days and times. Fingers scroll instead, and use the menu of the event. */
export function useEventDragging({ root, disabled, layout, onLift, onOver, onDrop }: DraggingOptions) {
  const board = useId();
  const library = useDragLibrary();
  const lift = useEffectEvent(onLift);
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const element = root.current;
    if (!library || !element || disabled) return;
    const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) => source.data.board === board;
    const scrollers = [...element.querySelectorAll<HTMLElement>('[data-scroller]')];
    let start: Point | undefined;
    const stops = [
      dragOnHover(element, '[data-chip]', (chip) =>
        library.draggable({ element: chip, getInitialData: () => ({ board, key: chip.dataset.chip }) }),
      ),
      library.dropTargetForElements({ element, canDrop: isOurs }),
      ...scrollers.map((scroller) => library.autoScrollForElements({ element: scroller, canScroll: isOurs })),
      library.autoScrollWindowForElements({ canScroll: isOurs }),
      library.monitorForElements({
        canMonitor: isOurs,
        onDragStart: ({ source, location: { initial } }) => {
          start = pointAt(initial.input);
          lift(String(source.data.key));
        },
        onDrag: ({ location: { current } }) => over(shiftBetween(start, pointAt(current.input))),
        onDrop: ({ location: { current } }) =>
          drop(current.dropTargets.length > 0 ? shiftBetween(start, pointAt(current.input)) : undefined),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [library, root, board, disabled, layout]);
}
