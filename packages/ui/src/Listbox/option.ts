import type { SelectOption } from '../Select/Select';

export interface ListOption<Value extends string = string> extends SelectOption<Value> {
  /** A second, quieter line; it is searched too. */
  description?: string;
  /** The heading under which it stands. Options of one group follow one another. */
  group?: string;
}

/** A heading, or the place of an option among the options. */
export type Row = string | number;

/** The rows of a list: a heading before the first option of each group. */
export function toRows(options: readonly ListOption[]): Row[] {
  return options.flatMap(({ group }, index) =>
    group && group !== options[index - 1]?.group ? [group, index] : [index],
  );
}
