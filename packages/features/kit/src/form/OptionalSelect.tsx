import { Select, type SelectProps } from '@fairlead/ui';

export interface OptionalSelectProps extends Omit<SelectProps, 'defaultValue'> {
  /** Label of the option for no choice. */
  noneLabel: string;
}

/** Value of the first option. `Select` shows the placeholder for an empty value. */
const NONE = 'NONE';

/** Select whose value can be empty. With a `placeholder`, an empty value shows it instead of the first option. */
export function OptionalSelect({ noneLabel, options, value, onValueChange, ...props }: OptionalSelectProps) {
  return (
    <Select
      {...props}
      options={[{ value: NONE, label: noneLabel }, ...options]}
      value={value || (props.placeholder === undefined ? NONE : '')}
      onValueChange={(next) => onValueChange?.(next === NONE ? '' : next)}
    />
  );
}
