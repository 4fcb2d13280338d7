'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { clearDraft, draftInterval, readDraft, saveDraft } from './draft';

/** Status of the draft. `at` is in ms since 1970. */
export type DraftState = { is: 'none' | 'failed' } | { is: 'saved' | 'restored'; at: number };

const none: DraftState = { is: 'none' };

/**
 * Saves the text every 30 seconds while it differs from the original. A draft therefore expires two minutes after the last
 * edit.
 *
 * @param read Returns the current text, or undefined when there is nothing to save.
 */
export function useDraft(key: string | undefined, read: () => string | undefined) {
  const [state, setState] = useState(none);
  const save = useEffectEvent((of: string) => {
    const html = read();
    if (html === undefined) {
      clearDraft(of);
      setState((was) => (was.is === 'saved' ? none : was));
    } else setState(saveDraft(of, html) ? { is: 'saved', at: Date.now() } : { is: 'failed' });
  });
  useEffect(() => {
    if (key === undefined) return;
    const timer = setInterval(() => save(key), draftInterval);
    return () => clearInterval(timer);
  }, [key]);
  return {
    state,
    /** Returns the saved draft if it differs from the current text. */
    restore(current: string): string | undefined {
      const draft = key === undefined ? undefined : readDraft(key);
      if (!draft || draft.html === current) return undefined;
      setState({ is: 'restored', at: draft.at });
      return draft.html;
    },
    forget() {
      if (key !== undefined) clearDraft(key);
      setState(none);
    },
  };
}
