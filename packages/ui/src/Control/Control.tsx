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
  /** A class that lays out the box in another way. */
  layout?: string;
  children: ReactNode;
}

const box = cva(styles.box, {
  variants: { size: styles.size, multiline: { true: styles.multiline } },
});

/** An icon or a unit in the box belongs to the input: pressing it leads there, as pressing the input does. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(':scope > input, :scope > textarea')?.focus();
}

/** The box around an input. Its state is read from the input itself (`readonly`, `:disabled`, `aria-invalid`, focus). */
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
