import type { ComboboxProps, ListOption, MultipleChoice, SingleChoice } from '@fairlead/ui/combobox';

/** Delay between the last key press and the search request, in milliseconds. */
export const PICKER_DEBOUNCE_MS = 700;

type Chosen = 'options' | 'loadOptions' | 'debounce' | 'multiple' | 'value' | 'defaultValue' | 'onValueChange';

/** Previously chosen record with its name. It may no longer be among the options. */
export interface StoredChoice {
  id: string;
  name: string;
}

type Common<Option extends ListOption> = Omit<ComboboxProps<Option>, Chosen>;

/** Picker for one record. The value is its id, or `''` for none. */
export type PickerProps<Option extends ListOption = ListOption> = Common<Option> &
  Omit<SingleChoice<Option>, 'defaultValue'> & { stored?: StoredChoice | null };

/** Picker for one record or several. */
export type ManyPickerProps<Option extends ListOption = ListOption> = Common<Option> &
  (Omit<SingleChoice<Option>, 'defaultValue'> | Omit<MultipleChoice<Option>, 'defaultValue'>) & {
    stored?: StoredChoice | null;
  };

/** Adds the stored choice to the options, so that it keeps its name. An unknown id is shown without text. */
export function withStored<Option extends ListOption>(
  options: readonly Option[],
  value: string | readonly string[] | undefined,
  stored: StoredChoice | null | undefined,
  make: (choice: StoredChoice) => Option,
): Option[] {
  const values = typeof value === 'string' ? [value] : (value ?? []);
  const missing = values.filter((id) => id !== '' && !options.some((option) => option.value === id));
  return [...options, ...missing.map((id) => make({ id, name: stored?.id === id ? stored.name : '' }))];
}
