import type { ReactNode } from 'react';
import { CircleAlert } from '../fieldIcons';
import * as styles from './FormField.css';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Line below a control with its error or, without an error, its hint. */
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
