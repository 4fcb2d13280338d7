'use client';
import { startTransition, useEffect, useState } from 'react';
import type { SelectionStore } from './selectionStore';

/**
 * Selected rows of a store, for the bar with their actions. It renders after the checkboxes have changed, so that the bar does not
 * delay them.
 */
export function useSelected(store: SelectionStore): ReadonlySet<string> {
  const [selected, setSelected] = useState(store.selected);
  useEffect(() => {
    const follow = () => startTransition(() => setSelected(store.selected()));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return selected;
}
