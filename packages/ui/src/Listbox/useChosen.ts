import { useState } from 'react';
import type { ListOption } from './option';

export interface SingleChoice<Option extends ListOption> {
  multiple?: false;
  /** The chosen option; nothing is chosen when it is empty. */
  value?: Option['value'] | '';
  /** The option chosen at first, for a form that reads the field by its `name`. */
  defaultValue?: Option['value'] | '';
  /** `''` when the choice was cleared. */
  onValueChange?: (value: Option['value'] | '', option: Option | undefined) => void;
}

export interface MultipleChoice<Option extends ListOption> {
  /** Several can be chosen. */
  multiple: true;
  value?: readonly Option['value'][];
  defaultValue?: readonly Option['value'][];
  /** Is given the chosen options in the order in which they were chosen. */
  onValueChange?: (value: Option['value'][], options: Option[]) => void;
}

type Value = string | readonly string[] | undefined;
const toList = (value: Value): readonly string[] =>
  typeof value === 'string' ? (value ? [value] : []) : (value ?? []);

/**
 * What is chosen, whether one or several, whoever holds it. `known` are the options there are to see; what was chosen among
 * options that are gone since (a search later) is remembered.
 */
export function useChosen<Option extends ListOption>(
  choice: SingleChoice<Option> | MultipleChoice<Option>,
  known: readonly Option[],
) {
  const [own, setOwn] = useState(() => toList(choice.defaultValue));
  const [remembered, setRemembered] = useState<readonly Option[]>([]);
  const values: readonly Option['value'][] = choice.value === undefined ? own : toList(choice.value);
  const find = (value: string) =>
    known.find((option) => option.value === value) ?? remembered.find((option) => option.value === value);

  const choose = (next: readonly Option['value'][]) => {
    const options = next.map(find).filter((option) => option !== undefined);
    setOwn(next);
    setRemembered(options);
    if (choice.multiple) choice.onValueChange?.([...next], options);
    else choice.onValueChange?.(next[0] ?? '', options[0]);
  };
  return {
    values,
    find,
    choose,
    toggle: (value: Option['value']) =>
      choose(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]),
    reset: () => choose(toList(choice.defaultValue)),
  };
}
