import type { ReactNode } from 'react';

export interface ToastOptions {
  tone: 'success' | 'danger' | 'info';
  /** What happened, in a sentence. */
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it that can be done elsewhere too: the toast goes. */
  action?: { label: string; onSelect: () => void };
}
export interface ToastEntry extends ToastOptions {
  id: number;
}

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/** What `ToastHost` shows; module state, so that whoever has a message needs no context. */
export const toasts = {
  entries: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => change(entries.filter((entry) => entry.id !== id)),
};

const add = (options: ToastOptions) => change([...entries, { ...options, id: nextId++ }]);

/**
 * Says in passing what has happened, for 5,000 ms. What has to be read or answered is an `Alert` or a dialog. Needs a
 * `ToastHost` somewhere.
 */
export const toast = Object.assign(add, {
  success: (title: ReactNode) => add({ tone: 'success', title }),
  error: (title: ReactNode) => add({ tone: 'danger', title }),
  info: (title: ReactNode) => add({ tone: 'info', title }),
});
