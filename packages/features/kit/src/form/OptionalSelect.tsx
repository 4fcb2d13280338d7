import { Select, type SelectProps } from '@fairlead/ui';

/** Value of the empty option. Radix does not allow an empty value. */
const NONE = '-';

export interface OptionalSelectProps extends SelectProps {
  /** Label of the first option, which clears the field. */
  emptyLabel: string;
}

/** `Select` whose first option stands for no value. The value is then an empty string. */
export function OptionalSelect({ emptyLabel, options, value, onValueChange, ...props }: OptionalSelectProps) {
  return (
    <Select
      {...props}
      options={[{ value: NONE, label: emptyLabel }, ...options]}
      value={value || NONE}
      onValueChange={(chosen) => onValueChange?.(chosen === NONE ? '' : chosen)}
    />
  );
}
