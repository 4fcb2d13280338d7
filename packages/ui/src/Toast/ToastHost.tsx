import { useState, useSyncExternalStore } from 'react';
import { useLater } from '../useLater';
import { toasts } from './toasts';

const list = () => import('./ToastList');

/**
 * Shows what `toast` is told. Mount it once, beside the routes. Its list is fetched when the browser is idle, so that it is
 * there when the connection is not, and is shown from the first toast on.
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries, toasts.entries);
  const [used, setUsed] = useState(false);
  if (entries.length > 0 && !used) setUsed(true);
  // what cannot be said in passing is not said later: the next toast asks for the list again, and the page stays
  const later = useLater(list, entries.length > 0, () => {
    for (const { id } of entries) toasts.remove(id);
  });
  return used && later ? <later.ToastList entries={entries} /> : null;
}
