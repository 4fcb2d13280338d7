'use client';
import { useCallback, useState } from 'react';

/**
 * State that the parent controls with `value`, or that starts with `initial` and belongs to the component. `onChange` is called
 * for both.
 */
export function useControllableState<T>(value: T | undefined, initial: T, onChange?: (value: T) => void) {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (next: T) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value ?? own, set] as const;
}
