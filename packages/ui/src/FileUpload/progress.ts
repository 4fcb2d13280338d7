/** Which share of each file is sent. Kept beside the list, so that a tick draws one bar and not the form. */
export interface Progress {
  /** From 0 to 1; nothing where nobody knows. */
  get: (id: string) => number | undefined;
  set: (id: string, share: number) => void;
  forget: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeProgress(): Progress {
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (id) => shares.get(id),
    set: (id, share) => {
      // what is seen is whole percents
      shares.set(id, Math.round(share * 100) / 100);
      tell();
    },
    forget: (id) => void shares.delete(id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
