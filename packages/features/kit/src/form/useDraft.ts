import { useAuth } from '@fairlead/session';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

interface Draft {
  values: unknown;
  /** Version of the edited record. */
  version: number | undefined;
}

/** By user and page. Kept in memory only: form values can contain personal data, which must not stay in browser storage. */
const drafts = new Map<string, Draft>();

/**
 * Keeps the entered values when the session expires, and restores them when the same user opens the page again.
 * Sign-in returns the user to that page.
 *
 * @param version Version of the edited record; undefined for a new record.
 * @param onRestored Receives the version from which editing started. The server uses it to detect a conflict.
 * @returns True if values were restored.
 */
export function useDraft<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  version: number | undefined,
  onRestored: (version: number | undefined) => void,
): boolean {
  const { me, getState } = useAuth();
  const { pathname } = useLocation();
  const key = `${me?.user.id} ${pathname}`;
  const [draft] = useState(() => drafts.get(key));
  const { isDirty } = form.formState;
  const latest = useRef({ key, isDirty, version });
  useEffect(() => {
    latest.current = { key, isDirty, version };
  });
  useEffect(() => {
    if (draft) {
      form.reset(draft.values as V, { keepDefaultValues: true });
      onRestored(draft.version);
    }
    drafts.delete(latest.current.key);
    return () => {
      const session = getState();
      const ended = session.status === 'signedOut' && session.reason === 'ended';
      const { key: place, isDirty: typed, version: edited } = latest.current;
      if (ended && typed) drafts.set(place, { values: form.getValues(), version: edited });
    };
  }, [form, draft, getState, onRestored]);
  return draft !== undefined;
}
