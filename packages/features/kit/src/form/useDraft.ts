import { useAuth } from '@fairlead/session';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

interface Draft {
  values: unknown;
  stored: unknown;
}

/**
 * By user, page and form. Kept in memory only: form values can contain personal data, which must not stay in browser storage.
 */
const drafts = new Map<string, Draft>();

interface DraftOptions<S> {
  /** Name of the form on its page. Not needed for the form of a whole page. */
  name?: string;
  /** The user has changed something. Defaults to the state of the form. */
  typed?: boolean;
  /** Record or version from which editing started; undefined for a new record. */
  stored?: S;
  /** Receives `stored` of the draft. The server uses its version to detect a conflict. The same function in each render. */
  onRestored?: (stored: S) => void;
}

/**
 * Keeps the entered values when the session ends without the user leaving the form: when it expires, or by a sign-out in another
 * tab. Restores them when the same user opens the form again. After an expired session, sign-in returns the user to the page.
 *
 * @returns True if values were restored.
 */
export function useDraft<V extends FieldValues, B, S = undefined>(
  form: UseFormReturn<V, unknown, B>,
  { name = '', typed, stored, onRestored }: DraftOptions<S>,
): boolean {
  const { me, getState } = useAuth();
  const { pathname } = useLocation();
  const key = `${me?.user.id} ${pathname} ${name}`;
  const [draft] = useState(() => drafts.get(key));
  const { isDirty } = form.formState;
  const latest = useRef({ key, typed: false, stored });
  useEffect(() => {
    latest.current = { key, typed: typed ?? isDirty, stored };
  });
  useEffect(() => {
    if (draft) {
      form.reset(draft.values as V, { keepDefaultValues: true });
      onRestored?.(draft.stored as S);
    }
    drafts.delete(latest.current.key);
    return () => {
      const { key: place, typed: unsaved, stored: edited } = latest.current;
      if (getState().status === 'signedOut' && unsaved) drafts.set(place, { values: form.getValues(), stored: edited });
    };
  }, [form, draft, getState, onRestored]);
  return draft !== undefined;
}
