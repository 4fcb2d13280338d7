'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FormField } from '../FormField/FormField';
import type { FieldProps } from '../FormField/fieldProps';
import { groupProps, RequiredText } from '../FormField/RequiredText';
import { focusField } from '../focusField';
import { IconButton } from '../IconButton/IconButton';
import { Plus, Trash2 } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './RepeatableFields.css';

export interface RepeatableFieldsProps<Row extends { id: string }> extends FieldProps {
  /** Rows with stable ids: the `fields` of `useFieldArray`, or a list in state. */
  rows: readonly Row[];
  /** Renders the fields of a row. */
  children: (row: Row, index: number) => ReactNode;
  /** Name of a row, for example "Coverage 2". Labels the row and its Remove button, and is used in announcements. */
  rowLabel: (index: number) => string;
  /** Label of the Add button, for example "Add coverage". */
  addLabel: string;
  /** Called when the user adds a row. */
  onAdd: () => void;
  /** Called when the user removes a row. The row may disappear immediately or after a server response. */
  onRemove: (index: number) => void;
  /** Minimum number of rows. Defaults to 1. */
  min?: number;
  /** Maximum number of rows. Unlimited by default. */
  max?: number;
  /** Disables adding and removing rows. Defaults to `false`. */
  disabled?: boolean;
}

/**
 * Group of fields that users can repeat: coverages, drivers, units. The focus moves to the first field of an added row, and to
 * the next row after one was removed, or to the Add button after the last one.
 *
 * @example
 * <RepeatableFields
 *   label="Coverages"
 *   rows={coverages}
 *   rowLabel={(index) => `Coverage ${index + 1}`}
 *   addLabel="Add coverage"
 *   onAdd={add}
 *   onRemove={remove}
 * >
 *   {(row, index) => <TextField label="Name" name={`coverages.${index}.name`} />}
 * </RepeatableFields>
 */
export function RepeatableFields<Row extends { id: string }>(props: RepeatableFieldsProps<Row>) {
  const { rows, children, rowLabel, addLabel, onAdd, onRemove, min = 1, max = Infinity, disabled, ...field } = props;
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // Pending announcement and focus change, until the row has been added or removed.
  const pendingChange = useRef<{ length: number; focus: number; words: string }>(undefined);

  useEffect(() => {
    const { current } = pendingChange;
    if (current?.length !== rows.length) return;
    pendingChange.current = undefined;
    if (rows.length === 0) addButton.current?.focus();
    else focusField(list.current?.querySelectorAll(':scope > [role="group"]')[current.focus]);
    setAnnouncement(current.words);
  }, [rows.length]);

  const add = () => {
    const index = rows.length;
    pendingChange.current = {
      length: index + 1,
      focus: index,
      words: translate(messages.rowAdded, { name: rowLabel(index) }),
    };
    onAdd();
  };
  const remove = (index: number) => {
    const length = rows.length - 1;
    const focus = Math.min(index, length - 1);
    pendingChange.current = { length, focus, words: translate(messages.rowRemoved, { name: rowLabel(index) }) };
    onRemove(index);
  };
  return (
    <FormField {...field} group>
      {({ 'aria-invalid': _, ...wiring }) => (
        <div ref={list} {...groupProps(wiring)} className={styles.rows}>
          {rows.map((row, index) => (
            <div key={row.id} role="group" aria-label={rowLabel(index)} className={styles.row}>
              {children(row, index)}
              <div className={styles.remove}>
                <IconButton
                  label={translate(messages.removeRow, { name: rowLabel(index) })}
                  tone="danger"
                  // Disabled and not hidden, so that the fields do not move.
                  disabled={disabled || rows.length <= min}
                  onClick={() => remove(index)}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </div>
          ))}
          <Button
            ref={addButton}
            size="small"
            leadingIcon={<Plus />}
            disabled={disabled || rows.length >= max}
            onClick={add}
          >
            {addLabel}
          </Button>
          <RequiredText {...wiring} />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      )}
    </FormField>
  );
}
