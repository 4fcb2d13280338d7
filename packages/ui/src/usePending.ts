'use client';
import { useState } from 'react';

/**
 * Whether an action is under way, for the `loading` of its button.
 *
 * @param action Its promise ends the state, also when it is rejected. Without a promise, the state ends at once.
 * @returns Whether the action is under way, and a function that starts it unless it is.
 * @example
 * const [loading, retry] = usePending(() => mutate());
 */
export function usePending(action: () => unknown): [pending: boolean, run: () => void] {
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await action();
    } finally {
      setPending(false);
    }
  };
  return [pending, () => void (pending || run())];
}
