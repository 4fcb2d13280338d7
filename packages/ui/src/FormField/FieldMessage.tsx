import type { ReactNode } from 'react';
import { CircleAlert } from '../fieldIcons';
import * as styles from './FormField.css';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The line under a control: its hint, or in the hint's place what is wrong. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error)
    return (
      <div id={id} className={styles.error}>
        <CircleAlert />
        <span>{error}</span>
      </div>
    );
  if (hint)
    return (
      <div id={id} className={styles.hint}>
        {hint}
      </div>
    );
  return null;
}
