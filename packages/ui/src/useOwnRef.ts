import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** Fills a ref of either kind; answers with what empties it. */
export function fillRef<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(node);
    return () => (cleanUp ? cleanUp() : ref(null));
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * A component's own ref, and the one to render, which fills it and the caller's: a form library's is a function, a
 * screen's an object.
 */
export function useOwnRef<T>(given: Ref<T> | undefined): [own: RefObject<T | null>, merged: RefCallback<T>] {
  const own = useRef<T>(null);
  const merged = useCallback(
    (node: T | null) => {
      own.current = node;
      const empty = fillRef(given, node);
      return () => {
        own.current = null;
        empty();
      };
    },
    [given],
  );
  return [own, merged];
}
