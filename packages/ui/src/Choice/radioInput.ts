import type { ChangeEvent } from 'react';
import type { NativeProps } from '../nativeProps';

/** Props that a radio group passes to each native input. */
type RadioInputProps = Omit<
  NativeProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'children'
>;

interface RadioValueProps<Value extends string> {
  /** Selected option (controlled). Empty string when none is selected. */
  value?: Value | '';
  /** Option that is selected initially (uncontrolled). */
  defaultValue?: Value;
  /** Called with the option that the user selects. */
  onValueChange?: (value: Value) => void;
}
export type RadioProps<Value extends string> = RadioValueProps<Value> & RadioInputProps;

/**
 * Returns a function that creates the props of an option's input. In a controlled group, `ref` refers to the selected input, or
 * to the first. In an uncontrolled group it gets all inputs, as `register` of react-hook-form needs them.
 */
export function radioInput<Value extends string>(
  { value, defaultValue, onValueChange, onChange, disabled = false, ref, ...rest }: RadioProps<Value>,
  name: string,
  options: readonly { value: Value }[],
) {
  const target = options.find((option) => option.value === value) ?? options[0];
  return (option: { value: Value; disabled?: boolean }) => ({
    ...rest,
    ref: value === undefined || option.value === target?.value ? ref : undefined,
    type: 'radio' as const,
    name: rest.name ?? name,
    value: option.value,
    disabled: disabled || option.disabled,
    ...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(option.value);
    },
  });
}
