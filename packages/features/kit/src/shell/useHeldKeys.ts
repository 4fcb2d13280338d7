import { type Dispatch, type SetStateAction, useEffect } from 'react';

/**
 * Collects what the user types for a field that is not there yet, because its code is loading.
 *
 * @param active Whether the field is awaited.
 * @param setText Receives the text typed so far. The same function in each render.
 * @param onCancel Called on Esc. The same function in each render.
 */
export function useHeldKeys(active: boolean, setText: Dispatch<SetStateAction<string>>, onCancel: () => void): void {
  useEffect(() => {
    if (!active) return;
    const hold = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.isComposing) return;
      if (key === 'Escape') onCancel();
      else if (key === 'Backspace') setText((before) => before.slice(0, -1));
      else if (key.length === 1) setText((before) => before + key);
      else return;
      // before the shortcuts of the page and the focused field
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hold, true);
    return () => document.removeEventListener('keydown', hold, true);
  }, [active, setText, onCancel]);
}
