import type { PayloadOf, Read } from '@fairlead/api-client/client';
import { type ReadState, useRead } from '@fairlead/api-client/swr';
import type { ListDefinition, ListPath } from './defineList';
import { type ListControls, useResourceList } from './useResourceList';

const steady = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * State of a list in the address, with its page of rows. The previous page stays visible while the next one loads.
 * With `reloads: false`, rows stay when the user returns to the window.
 */
export function useListPage<P extends ListPath>(
  definition: ListDefinition<P>,
  { reloads = true }: { reloads?: boolean } = {},
): { list: ListControls & { read: Read<P> }; state: ReadState<PayloadOf<'get', P>> } {
  const list = useResourceList(definition);
  return { list, state: useRead(list.read, { keepPreviousData: true, ...(!reloads && steady) }) };
}
