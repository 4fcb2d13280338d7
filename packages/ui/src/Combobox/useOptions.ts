'use client';
import { useMemo } from 'react';
import { matcher } from '../Listbox/matcher';
import type { ListOption } from '../Listbox/option';
import { type LoadOptions, useLoadedOptions } from './useLoadedOptions';

/** Default delay between the last keystroke and the request, in ms. */
const defaultDebounceMs = 700;

interface StaticOptions<Option extends ListOption> {
  /** All options, up to about 10,000. Searched in the browser. */
  options: readonly Option[];
  loadOptions?: undefined;
  debounce?: undefined;
}
interface LoadedOptions<Option extends ListOption> {
  /** Loads the options for a search text. */
  loadOptions: LoadOptions<Option>;
  /** Options known in advance, so that initially selected values have labels. */
  options?: readonly Option[];
  /** Delay between the last keystroke and the request, in ms. Defaults to 700. */
  debounce?: number;
}
export type OptionSource<Option extends ListOption> = StaticOptions<Option> | LoadedOptions<Option>;

const none: never[] = [];

/** Options that match the search text. */
export function useOptions<Option extends ListOption>(
  { options: known = none, loadOptions, debounce = defaultDebounceMs }: OptionSource<Option>,
  typed: string,
  open: boolean,
) {
  const loaded = useLoadedOptions(loadOptions, typed, open, debounce);
  const matching = useMemo(() => {
    if (loadOptions) return none;
    const matches = matcher(typed);
    return known.filter(({ label, description = '' }) => matches(`${label} ${description}`));
  }, [loadOptions, known, typed]);
  return loadOptions ? loaded : { ...loaded, state: 'ready' as const, options: matching };
}
