import type { ComponentProps } from 'react';
import { X } from '../fieldIcons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import * as styles from './Combobox.css';

interface ChipsProps {
  /** The name of the list for screen readers. */
  labelledBy: string;
  ids: readonly string[];
  labels: readonly string[];
  disabled: boolean;
  removeProps: (index: number) => ComponentProps<'button'>;
}

/** What is chosen, each with a button that removes it. */
export function Chips({ labelledBy, ids, labels, disabled, removeProps }: ChipsProps) {
  const say = useWords();
  if (labels.length === 0) return null;
  return (
    <ul role="list" aria-labelledby={labelledBy} className={styles.chips}>
      {labels.map((label, index) => (
        // by place, so that the button keeps the focus when the chip before the next one goes
        <li key={index} className={styles.chip}>
          <span id={ids[index]} className={styles.chipLabel}>
            {label}
          </span>
          {!disabled && (
            <button
              {...removeProps(index)}
              type="button"
              aria-label={say(words.removeOption, { name: label })}
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
