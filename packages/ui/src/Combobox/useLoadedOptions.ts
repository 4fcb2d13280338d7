import { useEffect, useRef, useState } from 'react';
import type { ListOption } from '../Listbox/option';

/**
 * Answers with the options for what was typed; `''` when the list opens. The signal aborts as soon as the answer is no longer
 * wanted. What it fails with is shown by its `message`.
 */
export type LoadOptions<Option extends ListOption> = (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;

type Answer<Option> = { typed: string } & ({ options: Option[] } | { error: unknown });

const none: never[] = [];

/** Asks for options once typing has paused. An answer to something typed earlier is dropped. */
export function useLoadedOptions<Option extends ListOption>(
  load: LoadOptions<Option> | undefined,
  typed: string,
  open: boolean,
  pause: number,
) {
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (!open || !latest.current) return;
    const aborter = new AbortController();
    const answerWith = (next: Answer<Option>) => {
      if (!aborter.signal.aborted) setAnswer(next);
    };
    const ask = async () => {
      try {
        const options = await latest.current?.(typed, aborter.signal);
        answerWith({ typed, options: [...(options ?? none)] });
      } catch (error) {
        answerWith({ typed, error });
      }
    };
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [open, typed, pause, attempt]);

  const current = answer?.typed === typed ? answer : undefined;
  return {
    state: current === undefined ? 'loading' : 'error' in current ? 'failed' : 'ready',
    options: current && 'options' in current ? current.options : none,
    error: current && 'error' in current ? current.error : undefined,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  } as const;
}
