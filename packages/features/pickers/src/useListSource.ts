import { type PathOf, type PayloadOf, type Read, takePreloaded } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import type { ListOption } from '@fairlead/ui/combobox';
import { PICKER_DEBOUNCE_MS, type StoredChoice, withStored } from './picker';

interface Choices<P extends PathOf<'get'>, Option extends ListOption> {
  read: Read<P>;
  toOptions: (payload: PayloadOf<'get', P>) => Option[];
  value: string | readonly string[] | undefined;
  stored: StoredChoice | null | undefined;
  make: (choice: StoredChoice) => Option;
}

/** Combobox source for a list that loads completely. Searches in the browser. */
export function useListSource<P extends PathOf<'get'>, Option extends ListOption>({
  read,
  toOptions,
  value,
  stored,
  make,
}: Choices<P, Option>) {
  const { data } = useRead(read);
  const options = withStored(data === undefined ? [] : toOptions(data), value, stored, make);
  if (data !== undefined) return { options };
  return {
    options,
    debounce: PICKER_DEBOUNCE_MS,
    loadOptions: async () => toOptions(await takePreloaded(read)),
  };
}
