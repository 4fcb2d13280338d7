'use client';
import { type RefCallback, useCallback } from 'react';

/** Sets the address of an image or frame. Object URLs of files are revoked afterwards. */
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
