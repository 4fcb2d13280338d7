import type { ChangeEvent } from 'react';
import type { NativeProps } from '../nativeProps';

/** What a group of radio buttons hands to each of its native inputs. */
type RadioInputProps = Omit<
  NativeProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'children'
>;

interface Choosing<Value extends string> {
  /** The chosen option; nothing is chosen when it is empty. */
  value?: Value | '';
  /** The option chosen at first, where the form or `register` holds the value. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}
export type RadioProps<Value extends string> = Choosing<Value> & RadioInputProps;

/** Answers with the attributes of the input of an option. */
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
