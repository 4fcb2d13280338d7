import { useEffect, useEffectEvent, useState } from 'react';
import { clearDraft, draftInterval, readDraft, saveDraft } from './draft';

/** What there is to say of a draft: times in milliseconds since 1970. */
export type DraftState = { is: 'none' | 'failed' } | { is: 'saved' | 'restored'; at: number };

const none: DraftState = { is: 'none' };

/**
 * Saves what is written every 30 seconds while it differs from what there was at first, so that two minutes count from
 * the last moment that somebody wrote here.
 *
 * @param read what is written, or nothing when there is nothing to be saved.
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
    /** The draft of before, if there is one that differs. */
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
