'use client';
import type { ReactNode } from 'react';
import * as styles from './days.css';
import { useScheduler } from './schedulerContext';

interface CellButtonProps {
  /** Key of the cell. */
  cell: string;
  /** Day, hour and number of events. */
  name: string;
  /** Events of the cell, also those that begin in another one. */
  ids: readonly string[];
  /** A lifted event would be dropped here. */
  target: boolean;
  today: boolean;
  children?: ReactNode;
}

/**
 * Fills a cell of a grid, below its events. It has the focus instead of the cell, because the name of a cell would have to contain
 * the text of all its events.
 */
export function CellButton({ cell, name, ids, target, today, children }: CellButtonProps) {
  const { active, creates, lifted } = useScheduler();
  return (
    <div
      role="button"
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      tabIndex={active === cell ? 0 : -1}
      className={styles.fill}
      data-cell={cell}
      data-covers={JSON.stringify(ids)}
      data-creates={creates || undefined}
      data-target={target ? (lifted?.refusal === undefined ? 'accepts' : 'refuses') : undefined}
    >
      {children}
    </div>
  );
}
