/** Upload progress per file. Stored outside React state, so that an update rerenders one progress bar and not the form. */
export interface Progress {
  /** Progress from 0 to 1; undefined while unknown. */
  get: (id: string) => number | undefined;
  set: (id: string, share: number) => void;
  remove: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createProgress(): Progress {
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (id) => shares.get(id),
    set: (id, share) => {
      // Rounded to whole percents, which is the precision of the display.
      shares.set(id, Math.round(share * 100) / 100);
      notify();
    },
    remove: (id) => void shares.delete(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
