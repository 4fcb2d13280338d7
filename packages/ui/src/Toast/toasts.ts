'use client';
import type { ReactNode } from 'react';

export interface ToastOptions {
  /** Colour and icon. */
  tone: 'success' | 'danger' | 'info';
  /** Message of one sentence. */
  title: ReactNode;
  /** Details below the message. */
  description?: ReactNode;
  /** Action that is also available elsewhere, because the toast disappears. */
  action?: { label: string; onSelect: () => void };
  /** Time in ms. `Infinity` shows it until it is dismissed, for example while something runs. Defaults to 5000. */
  duration?: number;
}
export interface ToastEntry extends ToastOptions {
  id: number;
  /** Number of updates. Each is announced. */
  revision: number;
  /** `false` while the toast disappears. */
  open: boolean;
}

/** A visible toast. Both functions do nothing once it has disappeared. */
export interface ToastHandle {
  /** Replaces the given options, announces the message again and restarts the time. */
  update: (options: Partial<ToastOptions>) => void;
  dismiss: () => void;
}

/** Time in ms for the exit animation to end. */
const exitMs = 200;

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}
const replace = (id: number, changes: (entry: ToastEntry) => Partial<ToastEntry>) =>
  change(entries.map((entry) => (entry.id === id && entry.open ? { ...entry, ...changes(entry) } : entry)));

/** Store of the visible toasts. Module state, so that callers need no context. */
export const toasts = {
  entries: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  remove: (id: number) => change(entries.filter((entry) => entry.id !== id)),
  dismiss(id: number) {
    replace(id, () => ({ open: false }));
    setTimeout(toasts.remove, exitMs, id);
  },
};

function add(options: ToastOptions): ToastHandle {
  const id = nextId++;
  change([...entries, { ...options, id, revision: 0, open: true }]);
  return {
    update: (changes) => replace(id, ({ revision }) => ({ ...changes, revision: revision + 1 })),
    dismiss: () => toasts.dismiss(id),
  };
}

type ToastExtras = Omit<ToastOptions, 'tone' | 'title'>;

/**
 * Shows a message, for 5 seconds by default. Use `Alert` or a dialog for messages that users must read or answer. Requires a
 * `ToastHost`.
 *
 * @example
 * const saving = toast.info('Saving the policy…', { duration: Infinity });
 * await save();
 * saving.update({ tone: 'success', title: 'Policy saved.', duration: 5000 });
 */
export const toast = Object.assign(add, {
  success: (title: ReactNode, extras?: ToastExtras) => add({ ...extras, tone: 'success', title }),
  error: (title: ReactNode, extras?: ToastExtras) => add({ ...extras, tone: 'danger', title }),
  info: (title: ReactNode, extras?: ToastExtras) => add({ ...extras, tone: 'info', title }),
});
