import { useAuth } from '@fairlead/session';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

interface Draft {
  values: unknown;
  /** Of the record that was being edited. */
  version: number | undefined;
}

/** By user and page. In memory alone: what people type about others has no place in a browser's storage. */
const drafts = new Map<string, Draft>();

/**
 * Keeps what was typed into a form whose session ended by itself, and puts it back when the same user opens the page
 * again: after sign-in that is where one goes.
 *
 * @param version Of the record that is being edited; none while a new one is made.
 * @param onRestored Told the version that editing began with, by which the server sees whether somebody else has saved
 * meanwhile.
 * @returns Whether something was put back.
 */
export function useDraft<V extends FieldValues, B>(
  form: UseFormReturn<V, unknown, B>,
  version: number | undefined,
  onRestored: (version: number | undefined) => void,
): boolean {
  const { me, getState } = useAuth();
  const { pathname } = useLocation();
  const key = `${me?.user.id} ${pathname}`;
  const [kept] = useState(() => drafts.get(key));
  const { isDirty } = form.formState;
  const now = useRef({ key, isDirty, version });
  useEffect(() => {
    now.current = { key, isDirty, version };
  });
  useEffect(() => {
    if (kept) {
      form.reset(kept.values as V, { keepDefaultValues: true });
      onRestored(kept.version);
    }
    drafts.delete(now.current.key);
    return () => {
      const session = getState();
      const ended = session.status === 'signedOut' && session.reason === 'ended';
      const { key: place, isDirty: typed, version: edited } = now.current;
      if (ended && typed) drafts.set(place, { values: form.getValues(), version: edited });
    };
  }, [form, kept, getState, onRestored]);
  return kept !== undefined;
}
