'use client';
import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** Sets a ref of either kind. Returns a function that clears it. */
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
 * Creates a ref of the component's own and a callback ref that also sets the caller's ref, which may be a function or an
 * object.
 */
export function useOwnRef<T>(given: Ref<T> | undefined): [own: RefObject<T | null>, merged: RefCallback<T>] {
  const own = useRef<T>(null);
  const merged = useCallback(
    (node: T | null) => {
      own.current = node;
      const clear = fillRef(given, node);
      return () => {
        own.current = null;
        clear();
      };
    },
    [given],
  );
  return [own, merged];
}
