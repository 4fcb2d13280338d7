'use client';
import { cva } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Lock } from '../fieldIcons';
import { type ControlSize, controlSizes } from '../theme/control';
import * as styles from './Control.css';

export const fieldSizes = controlSizes;

interface ControlProps {
  size?: ControlSize;
  leading?: ReactNode;
  trailing?: ReactNode;
  readOnly?: boolean;
  multiline?: boolean;
  /** Class name for a different layout of the box. */
  layout?: string;
  children: ReactNode;
}

const box = cva(styles.box, {
  variants: { size: styles.size, multiline: { true: styles.multiline } },
});

/** Focuses the input when the user presses an icon or unit inside the box. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(':scope > input, :scope > textarea')?.focus();
}

/** Box around an input. Its styles follow the input's state (`readonly`, `:disabled`, `aria-invalid`, focus). */
export function Control({ size = 'medium', leading, trailing, readOnly, multiline, layout, children }: ControlProps) {
  return (
    <div role="presentation" className={box({ size, multiline, class: layout })} onMouseDown={focusInput}>
      {leading && <span className={styles.affix}>{leading}</span>}
      {children}
      {trailing && <span className={styles.affix}>{trailing}</span>}
      {readOnly && (
        <span className={multiline ? styles.multilineLock : styles.lock}>
          <Lock />
        </span>
      )}
    </div>
  );
}
