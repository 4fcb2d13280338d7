'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { RequiredStar } from '../FormField/RequiredStar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Choice.css';

interface ChoiceProps {
  label: ReactNode;
  hideLabel?: boolean;
  required?: boolean;
  /** Native input and the mark drawn over it. */
  children: ReactNode;
}

/** Input with a label. Pressing either of them toggles the input. */
export function Choice({ label, hideLabel = false, required = false, children }: ChoiceProps) {
  return (
    <label className={cx(styles.label, hideLabel && styles.bare)}>
      <span className={styles.mark}>{children}</span>
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {required && <RequiredStar />}
        </span>
      )}
    </label>
  );
}
