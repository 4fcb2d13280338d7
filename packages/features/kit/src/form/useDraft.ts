import { useAuth } from '@fairlead/session';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type Draft, draftsBefore, removeDraft, STORE_AFTER, storeDraft } from '../storedDrafts';

/** Drafts of sessions that ended, by user, page and form. */
const drafts = new Map<string, Draft>();
const none: ReadonlyMap<string, Draft> = new Map();

interface DraftOptions<S> {
  /** Name of the form on its page. Not needed for the form of a whole page. */
  name?: string;
  /** The user has changed something. Defaults to the state of the form. */
  typed?: boolean;
  /** Record or version from which editing started; undefined for a new record. */
  stored?: S;
  /** Receives `stored` of the draft. The server uses its version to detect a conflict. The same function in each render. */
  onRestored?: (stored: S) => void;
  /** Also keeps the values when the tab loads the page again. Defaults to `true`. */
  afterReload?: boolean;
}

interface KeptDraft {
  /** The form contains restored values. */
  restored: boolean;
  /**
   * Removes the draft; `restored` becomes false. Call it when the user discards the restored values, and when the form was saved
   * and another page opens: the form stays until that page has loaded, and a reload in that time would restore what is already
   * saved.
   */
  discard: () => void;
}

/**
 * Keeps the entered values when the user has not left the form: when the session expires, when another tab signs out, and when
 * the tab loads the page again. Restores them when the same user opens the form again. After an expired session, sign-in returns
 * the user to the page. Not for passwords.
 */
export function useDraft<V extends FieldValues, B, S = undefined>(
  form: UseFormReturn<V, unknown, B>,
  { name = '', typed, stored, onRestored, afterReload = true }: DraftOptions<S>,
): KeptDraft {
  const { me, getState } = useAuth();
  const { pathname } = useLocation();
  const key = `${me?.user.id} ${pathname} ${name}`;
  const loaded = draftsBefore && afterReload ? use(draftsBefore) : none;
  const [draft] = useState(() => drafts.get(key) ?? loaded.get(key));
  const { isDirty } = form.formState;
  const unsaved = typed ?? isDirty;
  const latest = useRef({ key, unsaved: false, stored });
  useEffect(() => {
    latest.current = { key, unsaved, stored };
  });
  useEffect(() => {
    if (draft) {
      form.reset(draft.values as V, { keepDefaultValues: true });
      onRestored?.(draft.stored as S);
    }
    drafts.delete(latest.current.key);
    void draftsBefore?.then((before) => before.delete(latest.current.key));
    return () => {
      const { current } = latest;
      if (getState().status === 'signedOut' && current.unsaved)
        drafts.set(current.key, { values: form.getValues(), stored: current.stored });
    };
  }, [form, draft, getState, onRestored]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remove = useCallback(() => {
    clearTimeout(timer.current);
    removeDraft(key);
  }, [key]);
  useEffect(() => {
    if (!afterReload || !unsaved) return;
    const storeSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void storeDraft(key, { values: form.getValues(), stored: latest.current.stored }),
        STORE_AFTER,
      );
    };
    storeSoon();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: storeSoon });
    return () => {
      unsubscribe();
      remove();
    };
  }, [form, key, unsaved, afterReload, remove]);

  const [restored, setRestored] = useState(draft !== undefined);
  const discard = () => {
    remove();
    setRestored(false);
  };
  return { restored, discard };
}
