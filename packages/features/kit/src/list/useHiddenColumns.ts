import { keep, recall } from '@fairlead/session';
import { useState } from 'react';

const keyOf = (list: string) => `fairlead.columns.${list}`;

const read = (list: string): ReadonlySet<string> => new Set(recall(keyOf(list))?.split(' ').filter(Boolean));

/**
 * The columns that the reader does without, remembered in this browser for each list.
 *
 * @param list - what tells it from other lists
 */
export function useHiddenColumns(list: string): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => ({ list, ids: read(list) }));
  // the same screen may show another list
  if (hidden.list !== list) setHidden({ list, ids: read(list) });
  const choose = (ids: ReadonlySet<string>) => {
    setHidden({ list, ids });
    keep(keyOf(list), ids.size > 0 ? [...ids].join(' ') : null);
  };
  return [hidden.ids, choose];
}
