import { readValue, storeValue } from '@fairlead/session';
import { useState } from 'react';

/** Stored instead of an id, also without further columns. */
const FIRST = 'start';
const keyOf = (list: string) => `fairlead.pinnedColumn.${list}`;

interface Pinned {
  list: string;
  pinned: boolean;
  further: ReadonlySet<string>;
}

/** Stored as "start premium status". */
function read(list: string): Pinned {
  const stored = readValue(keyOf(list));
  const further = stored?.split(' ').filter((id) => id !== FIRST);
  return { list, pinned: stored !== null, further: new Set(further) };
}

/**
 * Columns of a list that stay in place while the others scroll sideways, stored in the browser per list. Returns props of the
 * table and the `ColumnChooser`.
 */
export function usePinnedColumns(list: string) {
  const [current, setCurrent] = useState(() => read(list));
  // the same screen can show another list
  if (current.list !== list) setCurrent(read(list));
  const choose = (pinned: boolean, further: ReadonlySet<string>) => {
    setCurrent({ list, pinned, further });
    storeValue(keyOf(list), pinned ? [FIRST, ...further].join(' ') : null);
  };
  const { pinned, further } = current;
  return {
    layout: pinned ? ('scroll' as const) : ('fit' as const),
    pinned,
    pinnedColumns: further,
    onPinnedChange: (next: boolean) => choose(next, next ? further : new Set()),
    onPinnedColumnsChange: (next: ReadonlySet<string>) => choose(true, next),
  };
}
