import type { PayloadOf } from '@fairlead/api-client/client';
import { type ReadState, useRead } from '@fairlead/api-client/swr';
import type { ListDefinition, ListPath } from './defineList';
import { type ListControls, useResourceList } from './useResourceList';

/** State of a list in the address, with its page of rows. The previous page stays visible while the next one loads. */
export function useListPage<P extends ListPath>(
  definition: ListDefinition<P>,
): { list: ListControls; state: ReadState<PayloadOf<'get', P>> } {
  const list = useResourceList(definition);
  return { list, state: useRead(list.read, { keepPreviousData: true }) };
}
