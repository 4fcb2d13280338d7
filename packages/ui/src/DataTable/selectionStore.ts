/** Selected rows outside of React, so that selecting one does not render the others. */
export interface SelectionStore {
  /** Keys of the selected rows. */
  selected: () => ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  /** Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a selection. */
export function createSelection(chosen: readonly string[] = []): SelectionStore {
  let current: ReadonlySet<string> = new Set(chosen);
  const listeners = new Set<() => void>();
  return {
    selected: () => current,
    select(selected) {
      current = selected;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
