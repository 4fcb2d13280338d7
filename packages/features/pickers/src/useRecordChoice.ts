import type { ListOption } from '@fairlead/ui/combobox';
import { useState } from 'react';
import { PICKER_DEBOUNCE_MS, type PickerProps, withStored } from './picker';

/**
 * State of a picker for one record that is searched on the server. `unnamed` is the id of a preselected record whose name must
 * still be read, for example from the page address. `comboboxProps` takes the option of that record once it has been read.
 */
export function useRecordChoice<Option extends ListOption>({
  value,
  stored,
  onValueChange,
  ...props
}: PickerProps<Option>) {
  const [chosen, setChosen] = useState<Option>();
  const isNamed = !value || chosen?.value === value || stored?.id === value;
  const comboboxProps = (read?: Option) => ({
    ...props,
    ...(value !== undefined && { value }),
    options: withStored<Option | ListOption>(
      [chosen, read].filter((option) => option !== undefined),
      value,
      stored,
      ({ id, name }) => ({ value: id, label: name }),
    ),
    debounce: PICKER_DEBOUNCE_MS,
    onValueChange: (next: string, option: Option | undefined) => {
      setChosen(option);
      onValueChange?.(next, option);
    },
  });
  return { unnamed: isNamed ? undefined : value, comboboxProps };
}
