'use client';
import { useEffect, useRef, useState } from 'react';
import type { ListOption } from '../Listbox/option';

/**
 * Loads the options for a search text, which is `''` when the list opens. `signal` aborts when the result is no longer needed.
 * If the promise rejects, the error's `message` is shown.
 */
export type LoadOptions<Option extends ListOption> = (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;

type Answer<Option extends ListOption> = { typed: string; load: LoadOptions<Option> } & (
  | { options: Option[] }
  | { error: unknown }
);

const none: never[] = [];

/** Loads options after the user stops typing. Results for an earlier search text are ignored. */
export function useLoadedOptions<Option extends ListOption>(
  load: LoadOptions<Option> | undefined,
  typed: string,
  open: boolean,
  debounceMs: number,
) {
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [attempt, setAttempt] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Compared only when the list opens, because the parent may create the loader again on every render.
    if (open && answer?.load !== load) setAnswer(undefined);
  }
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (!open || !latest.current) return;
    const aborter = new AbortController();
    const applyAnswer = (next: Answer<Option>) => {
      if (!aborter.signal.aborted) setAnswer(next);
    };
    const loadAnswer = async () => {
      const { current: asked } = latest;
      if (!asked) return;
      try {
        applyAnswer({ typed, load: asked, options: [...(await asked(typed, aborter.signal))] });
      } catch (error) {
        applyAnswer({ typed, load: asked, error });
      }
    };
    const timer = setTimeout(() => void loadAnswer(), typed === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [open, typed, debounceMs, attempt]);

  const current = answer?.typed === typed ? answer : undefined;
  const isSameSearch = answer && (answer.typed.startsWith(typed) || typed.startsWith(answer.typed));
  return {
    state: current === undefined ? 'loading' : 'error' in current ? 'failed' : 'ready',
    options: current && 'options' in current ? current.options : none,
    /** Options of the last answer, if the user went on typing after it or removed its last letters. */
    former: isSameSearch && 'options' in answer ? answer.options : none,
    error: current && 'error' in current ? current.error : undefined,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  } as const;
}
