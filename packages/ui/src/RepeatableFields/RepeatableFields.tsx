import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FormField } from '../FormField/FormField';
import type { FieldProps } from '../FormField/fieldProps';
import { focusField } from '../focusField';
import { IconButton } from '../IconButton/IconButton';
import { Plus, Trash2 } from '../icons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './RepeatableFields.css';

export interface RepeatableFieldsProps<Row extends { id: string }> extends FieldProps {
  /** The rows, each with an id that stays its own: the `fields` of a `useFieldArray`, or a list that the screen keeps. */
  rows: readonly Row[];
  /** The fields of one row. */
  children: (row: Row, index: number) => ReactNode;
  /** What a row is called: “Coverage 2”. Screen readers hear it of the row, of its button, and when it came or went. */
  rowLabel: (index: number) => string;
  /** “Add coverage” */
  addLabel: string;
  onAdd: () => void;
  /** Takes the row away, at once or when the server has agreed. */
  onRemove: (index: number) => void;
  /** As many rows stay; one unless told, so that the last cannot go. */
  min?: number;
  /** With as many there is none to add. */
  max?: number;
  disabled?: boolean;
}

/**
 * The same fields as often as they are needed: coverages, drivers, units. The keyboard goes into the first field of a row
 * that was added, and on to the next row when one was removed.
 */
export function RepeatableFields<Row extends { id: string }>(props: RepeatableFieldsProps<Row>) {
  const { rows, children, rowLabel, addLabel, onAdd, onRemove, min = 1, max = Infinity, disabled, ...field } = props;
  const say = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  // what was pressed, until the row has come or gone
  const pressed = useRef<{ length: number; focus: number; words: string }>(undefined);

  useEffect(() => {
    const { current } = pressed;
    if (current?.length !== rows.length) return;
    pressed.current = undefined;
    focusField(list.current?.querySelectorAll(':scope > [role="group"]')[current.focus]);
    setSaid(current.words);
  }, [rows.length]);

  const add = () => {
    const index = rows.length;
    pressed.current = { length: index + 1, focus: index, words: say(words.rowAdded, { name: rowLabel(index) }) };
    onAdd();
  };
  const remove = (index: number) => {
    const length = rows.length - 1;
    const focus = Math.min(index, length - 1);
    pressed.current = { length, focus, words: say(words.rowRemoved, { name: rowLabel(index) }) };
    onRemove(index);
  };
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div
          ref={list}
          role="group"
          id={wiring.id}
          aria-labelledby={wiring['aria-labelledby']}
          aria-describedby={wiring['aria-describedby']}
          className={styles.rows}
        >
          {rows.map((row, index) => (
            <div key={row.id} role="group" aria-label={rowLabel(index)} className={styles.row}>
              {children(row, index)}
              <div className={styles.remove}>
                <IconButton
                  label={say(words.removeRow, { name: rowLabel(index) })}
                  tone="danger"
                  // it stays in its place, so that the fields keep theirs
                  disabled={disabled || rows.length <= min}
                  onClick={() => remove(index)}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </div>
          ))}
          <Button size="small" leadingIcon={<Plus />} disabled={disabled || rows.length >= max} onClick={add}>
            {addLabel}
          </Button>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </FormField>
  );
}
