import { type KeyboardEvent, useRef } from 'react';
import type { SelectOption } from './Select';
import { matchOption } from './typeahead';

/** As long as a native select waits for the next letter. */
const pause = 1000;

/**
 * Chooses by letters while the list is closed, as a native select does.
 *
 * @returns takes a key, and says whether it was a letter
 */
export function useTypeahead(options: readonly SelectOption[], current: string, choose: (value: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent): boolean => {
    const previous = timeStamp - typed.current.at < pause ? typed.current.text : '';
    // a space opens the list, unless it is within words
    if (ctrlKey || altKey || metaKey || key.length !== 1 || (key === ' ' && previous === '')) return false;
    typed.current = { text: previous + key, at: timeStamp };
    const match = matchOption(options, typed.current.text, current);
    if (match && match.value !== current) choose(match.value);
    return true;
  };
}
