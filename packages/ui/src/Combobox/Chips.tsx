'use client';
import type { ComponentProps } from 'react';
import { X } from '../fieldIcons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './Combobox.css';

interface ChipsProps {
  /** Id of the element that labels the list. */
  labelledBy: string;
  ids: readonly string[];
  labels: readonly string[];
  disabled: boolean;
  removeProps: (index: number) => ComponentProps<'button'>;
}

/** Selected options, each with a button that removes it. */
export function Chips({ labelledBy, ids, labels, disabled, removeProps }: ChipsProps) {
  const translate = useTranslate();
  if (labels.length === 0) return null;
  return (
    <ul role="list" aria-labelledby={labelledBy} className={styles.chips}>
      {labels.map((label, index) => (
        // Keyed by position, so that the remove button keeps the focus when the chip before it is removed.
        <li key={index} className={styles.chip}>
          <span id={ids[index]} className={styles.chipLabel}>
            {label}
          </span>
          {!disabled && (
            <button
              {...removeProps(index)}
              type="button"
              aria-label={translate(messages.removeOption, { name: label })}
              className={styles.remove}
            >
              <X />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
