import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toasts } from './toasts';

const ToastList = lazy(() => import('./ToastList'));

/**
 * Shows what `toast` is told. Mount it once, beside the routes. Its list is loaded with the first toast, and stays for the
 * next ones.
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries, toasts.entries);
  const [used, setUsed] = useState(false);
  if (entries.length > 0 && !used) setUsed(true);
  return (
    used && (
      <Suspense fallback={null}>
        <ToastList entries={entries} />
      </Suspense>
    )
  );
}
