import type { ComboboxProps, ListOption, MultipleChoice, SingleChoice } from '@fairlead/ui/combobox';

/** How long a picker waits for the next letter before it asks the server, in ms. Specification, document 2, section 9. */
export const PICKER_DEBOUNCE_MS = 700;

type Chosen = 'options' | 'loadOptions' | 'debounce' | 'multiple' | 'value' | 'defaultValue' | 'onValueChange';

/** A record that was chosen before, for its name: it need not be among those that are offered today. */
export interface StoredChoice {
  id: string;
  name: string;
}

type Common<Option extends ListOption> = Omit<ComboboxProps<Option>, Chosen>;

/** A picker of one record: its value is the id, `''` for none. */
export type PickerProps<Option extends ListOption = ListOption> = Common<Option> &
  Omit<SingleChoice<Option>, 'defaultValue'> & { stored?: StoredChoice | null };

/** A picker of one or of several. */
export type ManyPickerProps<Option extends ListOption = ListOption> = Common<Option> &
  (Omit<SingleChoice<Option>, 'defaultValue'> | Omit<MultipleChoice<Option>, 'defaultValue'>) & {
    stored?: StoredChoice | null;
  };

/** What is chosen keeps its name, and shows nothing of its id as long as that is not known. */
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
