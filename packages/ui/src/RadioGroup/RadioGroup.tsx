'use client';
import { useId } from 'react';
import { Choice } from '../Choice/Choice';
import * as styles from '../Choice/Choice.css';
import { type RadioProps, radioInput } from '../Choice/radioInput';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';

export interface RadioOption<Value extends string = string> {
  /** Value of the option. */
  value: Value;
  /** Label of the option. */
  label: string;
  /** Prevents the user from selecting the option. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  /** Options, in order. */
  options: readonly RadioOption<Value>[];
  /** Shows the options side by side. Defaults to `false`, below each other. */
  inline?: boolean;
}

/**
 * Choice of one of a few options that should all be visible. Use `Select` for more than six options and `SegmentedControl` for
 * two or three short options that change the view. Other props go to each native input, so it works with `register` of
 * react-hook-form.
 *
 * Keyboard: Tab moves to the group, arrow keys select an option.
 *
 * @example
 * <RadioGroup label="Contact type" options={[{ value: "PERSONAL", label: "Personal" }, { value: "COMMERCIAL", label: "Commercial" }]} />
 */
export function RadioGroup<Value extends string = string>({
  options,
  inline = false,
  ...props
}: RadioGroupProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId(), options);
  const choices = options.map((option) => (
    <Choice key={option.value} label={option.label}>
      <input {...inputOf(option)} className={styles.input} />
      <span className={styles.dot} />
    </Choice>
  ));
  return (
    <FormField {...field} group>
      {(wiring) =>
        inline ? (
          <Inline gap={24} wrap role="radiogroup" {...wiring}>
            {choices}
          </Inline>
        ) : (
          <Stack gap={8} role="radiogroup" {...wiring}>
            {choices}
          </Stack>
        )
      }
    </FormField>
  );
}
