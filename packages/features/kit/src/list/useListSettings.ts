import { readValue, storeValue } from '@fairlead/session';
import type { Column, Density } from '@fairlead/ui';
import { useState } from 'react';
import { useHiddenColumns } from './useHiddenColumns';
import type { SavedView } from './useListViews';

const densityKey = 'fairlead.density';
const orderKeyOf = (list: string) => `fairlead.columnOrder.${list}`;

interface Changes {
  view: string | undefined;
  order?: readonly string[];
  hidden?: ReadonlySet<string>;
  density?: Density;
}

/** Columns and row height of a list. */
export interface ListSettings<Row> {
  /** All columns in order. */
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  density: Density;
  hide: (hidden: ReadonlySet<string>) => void;
  /** Moves a column by this number of places. The first column stays first. */
  move: (id: string, by: number) => void;
  chooseDensity: (density: Density) => void;
  /** Whether they differ from the saved view. */
  changed: boolean;
  /** Drops unsaved changes of the view. */
  clear: () => void;
  /** Ids of the shown columns, in order. */
  shown: readonly string[];
}

/** Settings that a saved view stores. */
export type ViewSettings = Pick<ListSettings<never>, 'shown' | 'density' | 'changed' | 'clear'>;

/**
 * Columns and row height, from the saved view, or stored in the browser. Changes of a saved view last until the user leaves it or
 * saves them.
 */
export function useListSettings<Row>(
  list: string,
  all: readonly Column<Row>[],
  hiddenAtFirst: readonly string[] | undefined,
  view: SavedView | undefined,
): ListSettings<Row> {
  const [storedHidden, storeHidden] = useHiddenColumns(list, hiddenAtFirst);
  const [storedOrder, setStoredOrder] = useState(() => readValue(orderKeyOf(list))?.split(' ') ?? []);
  const [storedDensity, setStoredDensity] = useState<Density>(() =>
    readValue(densityKey) === 'compact' ? 'compact' : 'default',
  );
  const [changes, setChanges] = useState<Changes>({ view: undefined });
  const current: Changes = changes.view === view?.id ? changes : { view: view?.id };
  const change = (next: Omit<Changes, 'view'>) => setChanges({ ...current, ...next });

  const ofView = view?.columns ?? undefined;
  const order = current.order ?? ofView ?? storedOrder;
  const columns = inOrder(all, order);
  const hiddenByView = ofView && new Set(all.map(({ id }) => id).filter((id) => !ofView.includes(id)));
  const hidden = current.hidden ?? hiddenByView ?? storedHidden;
  const density = current.density ?? view?.density ?? storedDensity;

  return {
    columns,
    hidden,
    density,
    hide: (ids) => (view ? change({ hidden: ids }) : storeHidden(ids)),
    move: (id, by) => {
      const ids = columns.map((column) => column.id);
      const from = ids.indexOf(id);
      const to = from + by;
      if (from < 1 || to < 1 || to >= ids.length) return;
      ids.splice(to, 0, ...ids.splice(from, 1));
      if (view) return change({ order: ids });
      setStoredOrder(ids);
      storeValue(orderKeyOf(list), ids.join(' '));
    },
    chooseDensity: (next) => {
      if (view) return change({ density: next });
      setStoredDensity(next);
      storeValue(densityKey, next);
    },
    changed: Boolean(current.order ?? current.hidden ?? current.density),
    clear: () => setChanges({ view: undefined }),
    shown: columns.map(({ id }) => id).filter((id) => !hidden.has(id)),
  };
}

/** Columns in the stored order. The first column stays first, and columns that are not stored come last. */
function inOrder<Row>(all: readonly Column<Row>[], order: readonly string[]): readonly Column<Row>[] {
  if (order.length === 0) return all;
  const [first, ...rest] = all;
  const place = ({ id }: Column<Row>) => (order.includes(id) ? order.indexOf(id) : order.length);
  return first ? [first, ...rest.toSorted((a, b) => place(a) - place(b))] : all;
}
