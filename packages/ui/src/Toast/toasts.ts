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

/** Store of the visible toasts. Module state, so that callers need no context. */
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
 * Shows a message for 5 seconds. Use `Alert` or a dialog for messages that users must read or answer. Requires a `ToastHost`.
 */
export const toast = Object.assign(add, {
  success: (title: ReactNode) => add({ tone: 'success', title }),
  error: (title: ReactNode) => add({ tone: 'danger', title }),
  info: (title: ReactNode) => add({ tone: 'info', title }),
});
