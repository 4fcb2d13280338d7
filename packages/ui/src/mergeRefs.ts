import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

function fill<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
}

/** One ref that fills a component's own and the caller's: a form library's is a function, a screen's an object. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      const cleanUp = fill(given, node);
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else fill(given, null);
      };
    },
    [own, given],
  );
}
