'use client';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { dragOnHover } from './dragOnHover';
import type { Place } from './places';
import { useDragLibrary } from './useDragLibrary';

interface DraggingOptions {
  root: RefObject<HTMLElement | null>;
  /** Ids of the columns. */
  columnIds: readonly string[];
  disabled: boolean;
  onLift: (key: string) => void;
  /** Called with the place below the pointer, or null outside of the columns. */
  onOver: (place: Place | null) => void;
  onDrop: (place: Place | null) => void;
}

/** Number of cards of a list above the pointer, without the dragged one. */
function indexAt(list: Element, dragged: string, y: number) {
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(
    ({ dataset }) => dataset.card !== dragged,
  );
  const below = others.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? others.length : below;
}

/** Lets a mouse or a pen drag the cards of a board. Fingers scroll instead, and use the menu of the card. */
export function useDragging({ root, columnIds, disabled, onLift, onOver, onDrop }: DraggingOptions) {
  const board = useId();
  const library = useDragLibrary();
  const lift = useEffectEvent(onLift);
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const ids = JSON.stringify(columnIds);

  useEffect(() => {
    const element = root.current;
    if (!library || !element || disabled) return;
    return dragOnHover(element, '[data-card]', (card) =>
      library.draggable({ element: card, getInitialData: () => ({ board, key: card.dataset.card }) }),
    );
  }, [library, root, board, disabled]);

  useEffect(() => {
    const element = root.current;
    if (!library || !element || disabled) return;
    const isOurs = ({ source }: { source: { data: Record<string, unknown> } }) => source.data.board === board;
    const columns = [...element.querySelectorAll<HTMLElement>('[data-column]')];
    const scrollers = [...element.querySelectorAll<HTMLElement>('[data-columns], [data-list]')].filter(
      (scroller) => !getComputedStyle(scroller).overflow.includes('visible'),
    );
    const placeOf = (
      targets: readonly { element: Element; data: Record<string, unknown> }[],
      { key, y }: { key: string; y: number },
    ): Place | null => {
      const target = targets.find(({ data }) => data.board === board);
      return target ? { column: String(target.data.column), index: indexAt(target.element, key, y) } : null;
    };
    const stops = [
      ...columns.map((column) =>
        library.dropTargetForElements({
          element: column,
          canDrop: isOurs,
          getData: () => ({ board, column: column.dataset.column }),
        }),
      ),
      ...scrollers.map((scroller) => library.autoScrollForElements({ element: scroller, canScroll: isOurs })),
      library.autoScrollWindowForElements({ canScroll: isOurs }),
      library.monitorForElements({
        canMonitor: isOurs,
        onDragStart: ({ source }) => lift(String(source.data.key)),
        onDrag: ({ source, location: { current } }) =>
          over(placeOf(current.dropTargets, { key: String(source.data.key), y: current.input.clientY })),
        onDrop: ({ source, location: { current } }) =>
          drop(placeOf(current.dropTargets, { key: String(source.data.key), y: current.input.clientY })),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [library, root, board, disabled, ids]);
}
