import { keep, recall } from '@fairlead/session';
import { useState } from 'react';

const keyOf = (list: string) => `fairlead.columns.${list}`;
/** What is kept when somebody wants to see them all. */
const none = '-';

const read = (list: string, initially: readonly string[]): ReadonlySet<string> => {
  const kept = recall(keyOf(list));
  return new Set(kept ? kept.split(' ').filter((id) => id && id !== none) : initially);
};

/**
 * The columns that the reader does without, remembered in this browser for each list.
 *
 * @param list - what tells it from other lists
 * @param initially - the columns that are hidden until the reader chooses
 */
export function useHiddenColumns(
  list: string,
  initially: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => ({ list, ids: read(list, initially) }));
  // the same screen may show another list
  if (hidden.list !== list) setHidden({ list, ids: read(list, initially) });
  const choose = (ids: ReadonlySet<string>) => {
    setHidden({ list, ids });
    const all = initially.length > 0 ? none : null;
    keep(keyOf(list), ids.size > 0 ? [...ids].join(' ') : all);
  };
  return [hidden.ids, choose];
}
