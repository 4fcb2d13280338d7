export type { ListOption } from './Listbox/option';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect';
