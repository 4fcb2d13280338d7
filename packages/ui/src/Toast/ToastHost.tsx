'use client';
import { useState, useSyncExternalStore } from 'react';
import { useLater } from '../useLater';
import { toasts } from './toasts';

const loadList = () => import('./ToastList');

/**
 * Renders the messages of `toast`. Mount it once, beside the routes. The list is loaded when the browser is idle, so that it
 * can report a lost connection later.
 *
 * @example
 * <ToastHost />
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries, toasts.entries);
  const [hasToasts, setHasToasts] = useState(false);
  if (entries.length > 0 && !hasToasts) setHasToasts(true);
  // Drops messages that cannot be rendered. The next toast loads the list again.
  const later = useLater(loadList, entries.length > 0, () => {
    for (const { id } of entries) toasts.remove(id);
  });
  return hasToasts && later ? <later.ToastList entries={entries} /> : null;
}
