'use client';
import { cx } from 'class-variance-authority';
import { Fragment, useState } from 'react';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import type { EntryProps } from '../useEntry';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import * as styles from './PinInput.css';

export interface PinInputProps
  extends EntryProps,
    FieldProps,
    Omit<
      NativeProps<'input'>,
      'size' | 'id' | 'required' | 'type' | 'maxLength' | 'readOnly' | 'placeholder' | keyof EntryProps
    > {
  /** Number of digits. Defaults to 6. */
  length?: number;
  /** Called with the code when its last digit is entered, for example to submit the form. */
  onComplete?: (value: string) => void;
}

/**
 * One-time code, shown in one box per digit. It is a single input, so pasting, autofill from a message and screen readers work
 * as in a text field. Characters that are not digits are removed. Other props and `ref` go to the `input`.
 *
 * @example
 * <PinInput label="Code" length={6} onComplete={confirm} />
 */
export function PinInput({
  length = 6,
  value: given,
  defaultValue = '',
  onValueChange,
  onComplete,
  onChange,
  onSelect,
  ref,
  ...props
}: PinInputProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, length);
  const [own, setOwn] = useState(() => digitsOf(defaultValue));
  const value = given === undefined ? own : digitsOf(given);
  useFormReset(inputRef, () => setOwn(digitsOf(defaultValue)));

  const change = (next: string) => {
    setOwn(next);
    if (next === value) return;
    onValueChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  return (
    <FormField {...field}>
      {(wiring) => (
        <div className={styles.root}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            spellCheck={false}
            {...input}
            {...wiring}
            ref={merged}
            type="text"
            className={styles.input}
            value={value}
            onChange={(event) => {
              const next = digitsOf(event.currentTarget.value);
              event.currentTarget.value = next;
              change(next);
              onChange?.(event);
            }}
            onSelect={(event) => {
              // The boxes show no caret between digits: typing adds a digit, Backspace removes the last one.
              const { selectionStart, selectionEnd, value: text } = event.currentTarget;
              if (selectionStart === selectionEnd && selectionStart !== text.length) {
                event.currentTarget.setSelectionRange(text.length, text.length);
              }
              onSelect?.(event);
            }}
          />
          <div aria-hidden="true" data-one-direction="" className={styles.boxes}>
            {Array.from({ length }, (_, index) => (
              <Fragment key={index}>
                {length % 2 === 0 && index === length / 2 && <span className={styles.dash} />}
                <span
                  className={cx(
                    styles.box,
                    index === Math.min(value.length, length - 1) && styles.active,
                    wiring['aria-invalid'] && styles.invalid,
                    input.disabled && styles.disabled,
                  )}
                >
                  {value[index]}
                </span>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </FormField>
  );
}
