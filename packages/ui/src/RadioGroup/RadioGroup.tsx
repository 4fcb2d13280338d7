import { useId } from 'react';
import { Choice } from '../Choice/Choice';
import * as styles from '../Choice/Choice.css';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type InputProps = Omit<
  NativeProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'children'
>;

export interface RadioGroupProps<Value extends string = string> extends FieldProps, InputProps {
  options: readonly RadioOption<Value>[];
  /** The chosen option; nothing is chosen when it is empty. */
  value?: Value | '';
  /** The option chosen at first, where the form or `register` holds the value. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * One of a few options that should all be seen. More than five or six are a `Select`. The other props go to each of the
 * native inputs, so that `register` works.
 *
 * Keyboard: Tab to the group, arrows choose within it.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  name: givenName,
  disabled = false,
  ...props
}: RadioGroupProps<Value>) {
  const [field, input] = splitField(props);
  const madeName = useId();
  const name = givenName ?? madeName;
  return (
    <FormField {...field} group>
      {(wiring) => (
        <Stack gap={8} role="radiogroup" {...wiring}>
          {options.map((option) => (
            <Choice key={option.value} label={option.label}>
              <input
                {...input}
                type="radio"
                name={name}
                value={option.value}
                disabled={disabled || option.disabled}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={(event) => {
                  onChange?.(event);
                  onValueChange?.(option.value);
                }}
                className={styles.input}
              />
              <span className={styles.dot} />
            </Choice>
          ))}
        </Stack>
      )}
    </FormField>
  );
}
