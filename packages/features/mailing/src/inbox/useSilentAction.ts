import { useRef, useState } from 'react';

/** Runs one call at a time. Unlike `useAction`, it shows no toast. */
export function useSilentAction(work: () => Promise<void>): { pending: boolean; run: () => void } {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    void work().finally(() => {
      running.current = false;
      setPending(false);
    });
  };
  return { pending, run };
}
