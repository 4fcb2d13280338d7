'use client';
import { cx } from 'class-variance-authority';
import { type ReactNode } from 'react';
import { CharacterCount } from '../Control/CharacterCount';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import type { ControlSize } from '../theme/control';
import { useOwnRef } from '../useOwnRef';

export interface TextFieldProps extends FieldProps, Omit<NativeProps<'input'>, 'size' | 'id' | 'required' | 'type'> {
  /** Type of the native input. Defaults to `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Content before the text, such as an icon or unit. */
  leading?: ReactNode;
  /** Content after the text, such as a unit or button. */
  trailing?: ReactNode;
  /** Shows a character count with this limit beside the label. It does not prevent longer texts. */
  counter?: number;
  /** Content at the end of the label's line, such as a button. Replaces the count. */
  aside?: ReactNode;
  /** Digits of equal width, for numbers and dates. Defaults to `false`. */
  numeric?: boolean;
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
}

/**
 * Single-line text field. Use `TextArea` for longer texts, `PasswordField` for passwords, `MoneyField` for amounts, `DateField`
 * for dates, and `Select` for a choice from a list.
 *
 * @example
 * <TextField label="First name" name="firstName" required hint="As on the license" />
 */
export function TextField({
  size,
  leading,
  trailing,
  counter,
  aside,
  numeric,
  ref,
  type = 'text',
  onChange,
  onValueChange,
  ...props
}: TextFieldProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  return (
    <FormField
      {...field}
      aside={aside ?? (counter === undefined ? undefined : <CharacterCount inputRef={inputRef} limit={counter} />)}
    >
      {(wiring) => (
        <Control size={size} leading={leading} trailing={trailing} readOnly={input.readOnly}>
          <input
            {...input}
            {...wiring}
            ref={merged}
            type={type}
            className={cx(control.input, numeric && control.numeric)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        </Control>
      )}
    </FormField>
  );
}
