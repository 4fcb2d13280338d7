import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react';

function fill<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
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
      const cleanUp = fill(given, node);
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else fill(given, null);
      };
    },
    [given],
  );
  return [own, merged];
}
