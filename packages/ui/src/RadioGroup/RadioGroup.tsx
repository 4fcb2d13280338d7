import { useId } from 'react';
import { Choice } from '../Choice/Choice';
import * as styles from '../Choice/Choice.css';
import { type RadioProps, radioInput } from '../Choice/radioInput';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Stack } from '../Stack/Stack';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps, RadioProps<Value> {
  options: readonly RadioOption<Value>[];
}

/**
 * One of a few options that should all be seen. More than five or six are a `Select`; two or three short ones that change
 * what is shown are a `SegmentedControl`. The other props go to each of the native inputs, so that `register` works.
 *
 * Keyboard: Tab to the group, arrows choose within it.
 */
export function RadioGroup<Value extends string = string>({ options, ...props }: RadioGroupProps<Value>) {
  const [field, radio] = splitField(props);
  const inputOf = radioInput<Value>(radio, useId());
  return (
    <FormField {...field} group>
      {(wiring) => (
        <Stack gap={8} role="radiogroup" {...wiring}>
          {options.map((option) => (
            <Choice key={option.value} label={option.label}>
              <input {...inputOf(option)} className={styles.input} />
              <span className={styles.dot} />
            </Choice>
          ))}
        </Stack>
      )}
    </FormField>
  );
}
