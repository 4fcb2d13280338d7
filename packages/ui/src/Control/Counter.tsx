'use client';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { countCharacters } from '../countCharacters';
import * as styles from './Counter.css';

export interface CounterProps {
  inputRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  limit: number;
}

/** Number of characters used. It listens to the input directly, so that typing does not rerender the field. */
export function Counter({ inputRef, limit }: CounterProps) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = inputRef.current;
      // The form restores its values after the `reset` event.
      const reset = () => setTimeout(changed);
      element?.addEventListener('input', changed);
      element?.form?.addEventListener('reset', reset);
      return () => {
        element?.removeEventListener('input', changed);
        element?.form?.removeEventListener('reset', reset);
      };
    },
    [inputRef],
  );
  const length = useSyncExternalStore(
    subscribe,
    () => countCharacters(inputRef.current?.value ?? ''),
    () => 0,
  );
  return <span className={length > limit ? styles.over : undefined}>{`${length} / ${limit}`}</span>;
}
