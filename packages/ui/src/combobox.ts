export { Combobox, type ComboboxProps } from './Combobox/Combobox';
export type { LoadOptions } from './Combobox/useLoadedOptions';
export type { ListOption } from './Listbox/option';
export type { MultipleChoice, SingleChoice } from './Listbox/useChosen';
