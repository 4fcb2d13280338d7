import { type RefCallback, useCallback } from 'react';

/** Gives an image or a frame its address; a file has one only as long as it is shown. */
export function useSource<E extends { src: string }>(source: string | Blob): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return;
      if (typeof source === 'string') {
        element.src = source;
        return;
      }
      const url = URL.createObjectURL(source);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [source],
  );
}
