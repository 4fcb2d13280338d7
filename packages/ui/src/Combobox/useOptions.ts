import { useMemo } from 'react';
import { matcher } from '../Listbox/matcher';
import type { ListOption } from '../Listbox/option';
import { type LoadOptions, useLoadedOptions } from './useLoadedOptions';

/** How long a picker waits for the next letter before it asks a server, in ms. */
const pickerPause = 700;

interface StaticOptions<Option extends ListOption> {
  /** All there are, up to some ten thousand; they are searched here. */
  options: readonly Option[];
  loadOptions?: undefined;
  debounce?: undefined;
}
interface LoadedOptions<Option extends ListOption> {
  loadOptions: LoadOptions<Option>;
  /** Those known beforehand, so that what is chosen at first has its label. */
  options?: readonly Option[];
  /** The pause in typing before options are asked for, in ms. */
  debounce?: number;
}
export type OptionSource<Option extends ListOption> = StaticOptions<Option> | LoadedOptions<Option>;

const none: never[] = [];

/** The options to show for what was typed. */
export function useOptions<Option extends ListOption>(
  { options: known = none, loadOptions, debounce = pickerPause }: OptionSource<Option>,
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
