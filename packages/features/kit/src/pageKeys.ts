import { readValue, storeValue } from '@fairlead/session';
import { useEffect, useRef } from 'react';

const storageKey = 'fairlead.shortcuts';

/** Whether the user wants shortcuts of single keys. They get in the way of speech input, so they can be switched off. */
export const areShortcutsOn = (): boolean => readValue(storageKey) !== 'off';
export const switchShortcuts = (on: boolean): void => storeValue(storageKey, on ? null : 'off');

/** Milliseconds between `g` and the letter of a page. */
const SEQUENCE = 1500;
let sequenceStart = -SEQUENCE;

/** Starts a sequence of two keys, or ends it. */
export const setSequence = (startedAt: number | undefined): void => {
  sequenceStart = startedAt ?? -SEQUENCE;
};
/** Whether the key is the second of a sequence. */
export const isInSequence = ({ timeStamp }: Pick<KeyboardEvent, 'timeStamp'>): boolean =>
  timeStamp - sequenceStart < SEQUENCE;

/** Elements that handle their own keys. A checkbox only takes the space bar. */
const withOwnKeys = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable=true]',
  ...['combobox', 'textbox', 'dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]`),
].join();

/** Whether the focus is in a field, dialog or menu. */
export const hasOwnKeys = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(withOwnKeys) !== null;

/** Whether a key press belongs to the page: no modifier, and the focus is not in a field, dialog or menu. */
function isPageKey(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey, repeat } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || repeat || !areShortcutsOn()) return false;
  return !hasOwnKeys(event);
}

/**
 * Handles single keys that no field, dialog or menu takes. Does nothing once the user has switched such shortcuts off.
 *
 * @param handle - Calls `preventDefault` if it takes the key.
 * @param level - The shell gets only keys that the page does not take, and the letter after `g`. Defaults to `page`.
 */
export function usePageKeys(handle: (event: KeyboardEvent) => void, level: 'page' | 'shell' = 'page'): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = level === 'page' && isInSequence(event);
      if (!isTaken && isPageKey(event)) latest.current(event);
    };
    // Events reach the window after the document.
    const target = level === 'page' ? document : window;
    target.addEventListener('keydown', listen as EventListener);
    return () => target.removeEventListener('keydown', listen as EventListener);
  }, [level]);
}
