import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { BulkActionsProps, ListBulk } from './bulk';
import { useOnDemand } from './useOnDemand';

const loaders = new WeakMap<object, () => Promise<{ Actions: ComponentType<BulkActionsProps> }>>();

/** The same function for the same loader, because `useOnDemand` compares it. */
function moduleOf(load: ListBulk<never>['load']) {
  const known = loaders.get(load) ?? (async () => ({ Actions: await load() }));
  loaders.set(load, known);
  return known;
}

export interface SelectionActionsProps extends BulkActionsProps {
  load: ListBulk<never>['load'];
}

/** Actions on the selected rows. They load when the first row is selected. */
export function SelectionActions({ load, ...props }: SelectionActionsProps) {
  const { selection } = props;
  const selects = useSyncExternalStore(selection.subscribe, () => selection.selected().size > 0);
  const [used, setUsed] = useState(false);
  if (selects && !used) setUsed(true);
  const loaded = useOnDemand(moduleOf(load), used, () => setUsed(false));
  return loaded ? <loaded.Actions {...props} /> : null;
}
