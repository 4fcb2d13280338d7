'use client';
import { useState } from 'react';
import type { ListOption } from './option';

export interface SingleChoice<Option extends ListOption> {
  /** Allows several selected options. Defaults to `false`. */
  multiple?: false;
  /** Selected option (controlled). Empty string when none is selected. */
  value?: Option['value'] | '';
  /** Option that is selected initially (uncontrolled). Submitted under the field's `name`. */
  defaultValue?: Option['value'] | '';
  /** Called with the selected option, or with `''` when the selection was cleared. */
  onValueChange?: (value: Option['value'] | '', option: Option | undefined) => void;
}

export interface MultipleChoice<Option extends ListOption> {
  /** Allows several selected options. */
  multiple: true;
  /** Selected options (controlled). */
  value?: readonly Option['value'][];
  /** Options that are selected initially (uncontrolled). */
  defaultValue?: readonly Option['value'][];
  /** Called with the selected options, in the order of selection. */
  onValueChange?: (value: Option['value'][], options: Option[]) => void;
}

type Value = string | readonly string[] | undefined;
const toList = (value: Value): readonly string[] =>
  typeof value === 'string' ? (value ? [value] : []) : (value ?? []);

/**
 * Selection of one or several options, controlled or uncontrolled. `known` are the available options. Selected options are kept
 * when a later search no longer returns them.
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
