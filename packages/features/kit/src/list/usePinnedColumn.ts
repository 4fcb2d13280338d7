import { readValue, storeValue } from '@fairlead/session';
import { useState } from 'react';

const keyOf = (list: string) => `fairlead.pinnedColumn.${list}`;
const read = (list: string) => ({ list, pinned: readValue(keyOf(list)) !== null });

/** Whether the first column of a list stays in place while the others scroll sideways, stored in the browser per list. */
export function usePinnedColumn(list: string): [pinned: boolean, onPinnedChange: (pinned: boolean) => void] {
  const [current, setCurrent] = useState(() => read(list));
  // the same screen can show another list
  if (current.list !== list) setCurrent(read(list));
  const choose = (pinned: boolean) => {
    setCurrent({ list, pinned });
    storeValue(keyOf(list), pinned ? 'start' : null);
  };
  return [current.pinned, choose];
}
