import type { SelectOption } from '../Select/selectOption';

export interface ListOption<Value extends string = string> extends SelectOption<Value> {
  /** Second line in muted text. Searched too. */
  description?: string;
  /** Heading above the option. Options of one group must be adjacent. */
  group?: string;
}

/** Text of a heading, or the index of an option. */
export type Row = string | number;

/** Rows of a list, with a heading before the first option of each group. */
export function toRows(options: readonly ListOption[]): Row[] {
  return options.flatMap(({ group }, index) =>
    group && group !== options[index - 1]?.group ? [group, index] : [index],
  );
}
