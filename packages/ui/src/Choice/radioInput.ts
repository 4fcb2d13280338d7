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

/** Returns a function that creates the props of an option's input. */
export function radioInput<Value extends string>(
  { value, defaultValue, onValueChange, onChange, disabled = false, ...rest }: RadioProps<Value>,
  name: string,
) {
  return (option: { value: Value; disabled?: boolean }) => ({
    ...rest,
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
