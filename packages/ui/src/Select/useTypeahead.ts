'use client';
import { type KeyboardEvent, useRef } from 'react';
import type { SelectOption } from './selectOption';
import { matchOption } from './typeahead';

/** Delay in ms after which typing starts over, as in native selects. */
const resetMs = 1000;

/**
 * Selects options by typing while the list is closed, like a native select.
 *
 * @returns A key handler that returns whether it handled the key.
 */
export function useTypeahead(options: readonly SelectOption[], current: string, choose: (value: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent): boolean => {
    const previous = timeStamp - typed.current.at < resetMs ? typed.current.text : '';
    // A space opens the list, except within a typed text.
    if (ctrlKey || altKey || metaKey || key.length !== 1 || (key === ' ' && previous === '')) return false;
    typed.current = { text: previous + key, at: timeStamp };
    const match = matchOption(options, typed.current.text, current);
    if (match && match.value !== current) choose(match.value);
    return true;
  };
}
