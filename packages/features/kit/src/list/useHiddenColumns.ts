import { readValue, storeValue } from '@fairlead/session';
import { useState } from 'react';

const keyOf = (list: string) => `fairlead.columns.${list}`;
/** Stored when the user shows all columns. */
const SHOW_ALL = '-';

const read = (list: string, initially: readonly string[]): ReadonlySet<string> => {
  const storedIds = readValue(keyOf(list));
  return new Set(storedIds ? storedIds.split(' ').filter((id) => id && id !== SHOW_ALL) : initially);
};

/**
 * Hidden columns of a list, stored in the browser per list.
 *
 * @param list Unique name of the list.
 * @param initially Columns that are hidden until the user chooses.
 */
export function useHiddenColumns(
  list: string,
  initially: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => ({ list, ids: read(list, initially) }));
  // the same screen can show another list
  if (hidden.list !== list) setHidden({ list, ids: read(list, initially) });
  const choose = (ids: ReadonlySet<string>) => {
    setHidden({ list, ids });
    const all = initially.length > 0 ? SHOW_ALL : null;
    storeValue(keyOf(list), ids.size > 0 ? [...ids].join(' ') : all);
  };
  return [hidden.ids, choose];
}
