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
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** 28, 32 or 40 px; at least 40 where a finger is likely. */
  size?: ControlSize;
  /** Before the words: an icon, a unit. */
  leading?: ReactNode;
  /** After the words: a unit, a button. */
  trailing?: ReactNode;
  /** Counts characters against this limit, beside the label. It warns and does not cut. */
  counter?: number;
  /** Digits of equal width, for numbers and dates. */
  numeric?: boolean;
}

/**
 * One line of text. For longer text take `TextArea`, for a password `PasswordField`, for amounts `MoneyField`, for
 * days `DateField`, for one of a known list `Select`.
 */
export function TextField({ size, leading, trailing, counter, numeric, ref, type = 'text', ...props }: TextFieldProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  return (
    <FormField
      {...field}
      aside={counter === undefined ? undefined : <CharacterCount inputRef={inputRef} limit={counter} />}
    >
      {(wiring) => (
        <Control size={size} leading={leading} trailing={trailing} readOnly={input.readOnly}>
          <input
            {...input}
            {...wiring}
            ref={merged}
            type={type}
            className={cx(control.input, numeric && control.numeric)}
          />
        </Control>
      )}
    </FormField>
  );
}
