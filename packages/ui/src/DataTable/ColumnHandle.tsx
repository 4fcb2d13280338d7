'use client';
import { type PointerEvent, useRef } from 'react';
import * as styles from './ColumnHandle.css';
import { columnShare } from './columnWidths';
import { measuredWidths } from './measuredWidths';

export interface ColumnHandleProps {
  /** Called with the new percentages of the two columns beside the handle, or of all columns of a fitted table, by their ids. */
  onResize: (widths: Readonly<Record<string, number>>) => void;
  /** Called when the user restores the original widths. */
  onReset: () => void;
}

/** Smallest width of a column, in px. */
const MIN_WIDTH = 56;

interface Drag {
  /** Pointer position at the start, in px. */
  from: number;
  /** Header cells of the two columns, with their widths in px and their shares. */
  cells: readonly [Cell, Cell];
  /** Percentages of all columns, if the table fitted them to their content. */
  fitted: Readonly<Record<string, number>> | undefined;
}
interface Cell {
  element: HTMLElement;
  id: string;
  width: number;
  share: number;
}

const idOf = (element: HTMLElement) => element.dataset['column'] ?? '';
const cellOf = (element: HTMLElement, fitted: Drag['fitted']): Cell => ({
  element,
  id: idOf(element),
  width: element.offsetWidth,
  share: fitted?.[idOf(element)] ?? Number(element.dataset['share']),
});

function setShare(element: HTMLElement, share: number | string | undefined) {
  for (const [name, value] of Object.entries(columnShare(String(share))))
    element.style.setProperty(name, String(value));
}

/** Gives all columns these percentages, or lets the table fit them to their content again. */
function setFitted(cell: HTMLElement, fitted: Drag['fitted']) {
  const table = cell.closest('table');
  for (const each of table?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])
    setShare(each, fitted?.[idOf(each)] ?? each.dataset['share']);
  table?.toggleAttribute('data-fitted', !fitted);
}

/** Next column that is shown. Narrow lists hide columns by CSS. */
function nextShown(cell: HTMLElement): HTMLElement | undefined {
  for (let next = cell.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling)
    if (next.dataset['column'] !== undefined && next.offsetWidth > 0) return next;
  return undefined;
}

/**
 * Edge between two columns. Dragging moves it, a double click restores the original widths. The rows are not rendered while it
 * moves. Keyboards use the `ColumnChooser`, so that the handles are no tab stops.
 */
export function ColumnHandle({ onResize, onReset }: ColumnHandleProps) {
  const drag = useRef<Drag>(undefined);
  const sharesAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): readonly [number, number] | undefined => {
    if (!drag.current) return undefined;
    const { from, cells } = drag.current;
    const [first, second] = cells;
    const moved = (clientX - from) * (getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1);
    const total = first.width + second.width;
    const width = Math.min(Math.max(first.width + moved, MIN_WIDTH), total - MIN_WIDTH);
    const sum = first.share + second.share;
    const share = Math.round((width / total) * sum * 10) / 10;
    return [share, Math.round((sum - share) * 10) / 10];
  };
  const show = (shares: readonly [number, number]) =>
    drag.current?.cells.forEach(({ element }, at) => {
      setShare(element, shares[at]);
    });
  const start = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest('th');
    const next = cell && nextShown(cell);
    if (!next || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const table = cell.closest('table');
    const fitted = table?.hasAttribute('data-fitted') ? measuredWidths(table) : undefined;
    drag.current = { from: event.clientX, cells: [cellOf(cell, fitted), cellOf(next, fitted)], fitted };
    if (fitted) setFitted(cell, fitted);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const shares = sharesAt(event);
    if (shares) show(shares);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const shares = sharesAt(event);
    if (!drag.current || !shares) return;
    const { cells, fitted } = drag.current;
    const [first, second] = cells;
    drag.current = undefined;
    if (shares[0] !== first.share) onResize({ ...fitted, [first.id]: shares[0], [second.id]: shares[1] });
    else if (fitted) setFitted(first.element, undefined);
  };
  const cancel = () => {
    if (!drag.current) return;
    const { cells, fitted } = drag.current;
    if (fitted) setFitted(cells[0].element, undefined);
    else show([cells[0].share, cells[1].share]);
    drag.current = undefined;
  };
  return (
    <span
      aria-hidden
      className={styles.root}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onDoubleClick={onReset}
    />
  );
}
