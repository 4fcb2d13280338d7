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
  const isEmpty = entries.length === 0;
  const [list, setList] = useState({ isEmpty: true, number: 0 });
  // A new list for each series of toasts. When the last toast is closed under the pointer, Radix does not notice that the pointer
  // leaves, and would never start the time of the next one.
  if (isEmpty !== list.isEmpty) setList({ isEmpty, number: list.number + (isEmpty ? 0 : 1) });
  // Drops messages that cannot be rendered. The next toast loads the list again.
  const later = useLater(loadList, !isEmpty, () => {
    for (const { id } of entries) toasts.remove(id);
  });
  return list.number > 0 && later ? <later.ToastList key={list.number} entries={entries} /> : null;
}
