'use client';
import { useEffect } from 'react';
import * as styles from '../Choice/Choice.css';
import { ChoiceField } from '../Choice/ChoiceField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Check, Minus } from '../icons';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';

export interface CheckboxProps
  extends Omit<FieldProps, 'optional'>,
    Omit<NativeProps<'input'>, 'id' | 'type' | 'role' | 'required' | 'children'> {
  /**
   * Shows a dash, for a group in which only some options are checked. Pressing it checks or clears the box. Defaults to
   * `false`.
   */
  indeterminate?: boolean;
}

/**
 * Yes or no choice that is submitted with its form. Use `Switch` for a setting that applies immediately and `RadioGroup` for
 * one of several options. Renders a native checkbox, so it works with `register` of react-hook-form.
 *
 * Keyboard: Space toggles.
 *
 * @example
 * <Checkbox label="I accept the terms" name="terms" required />
 */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const [field, input] = splitField(props);
  const [inputRef, merged] = useOwnRef(ref);
  // `indeterminate` has no HTML attribute, and the browser resets it on every press.
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceField {...field} mark="box">
      {(wiring) => (
        <>
          <input
            {...input}
            {...wiring}
            // a tooltip describes the box, too
            aria-describedby={
              [input['aria-describedby'], wiring['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            ref={merged}
            type="checkbox"
            className={styles.input}
          />
          <Check className={styles.check} />
          <Minus className={styles.minus} />
        </>
      )}
    </ChoiceField>
  );
}
