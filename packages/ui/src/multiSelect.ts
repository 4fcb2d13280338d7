export type { ListOption } from './Listbox/option';
export type { MultipleChoice } from './Listbox/useChosen';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect';
