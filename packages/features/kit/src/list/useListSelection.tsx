import {
  below,
  type ColumnChooserProps,
  createSelection,
  Icon,
  IconButton,
  type RowFeature,
  type SelectionStore,
  useMediaQuery,
  useRowSelection,
} from '@fairlead/ui';
import { ListChecks } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageKeys } from '../pageKeys';
import type { ListBulk } from './bulk';
import { onRowDeleted } from './deletedRows';
import type { ListResponse } from './listStates';
import { rowsThatLeft } from './rowsThatLeft';
import { SelectionActions } from './SelectionActions';
import { takeSelectionKey, takeSelectPageKey } from './selectionKeys';
import { useExport } from './useExport';
import type { ListControls } from './useResourceList';

const noName = () => '';

/** Parameters that do not choose rows. */
const ordering = new Set(['pageNo', 'pageSize', 'sortBy', 'ascOrDesc']);

const requestQuery = ({ pageRead }: ListControls) => (pageRead[1] as { query?: Record<string, unknown> }).query ?? {};

/** Search and filters of the list's request, as a URL query. */
function queryOf(list: ListControls): string {
  const query = requestQuery(list);
  const chosen = Object.entries(query).filter(([name, value]) => !ordering.has(name) && value !== undefined);
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
}

const pageOf = <Row,>({ content, totalElements, totalIsCapped = false }: NonNullable<ListResponse<Row>['data']>) => ({
  rows: content,
  total: totalElements,
  totalIsCapped,
});

interface Options<Row> {
  bulk: ListBulk<Row> | undefined;
  list: ListControls;
  state: ListResponse<Row>;
  columns: Pick<ColumnChooserProps<Row>, 'columns' | 'hidden'>;
  /** Whether a board is shown instead of the rows. */
  board: boolean;
}

/**
 * Row checkboxes of a list with bulk actions. The actions load when the first row is selected. On phones, `toggle` shows and
 * hides the checkboxes, because the cards need the space.
 */
export function useListSelection<Row extends { id: string; version?: number }>({
  bulk,
  list,
  state,
  columns,
  board,
}: Options<Row>): {
  selection: RowFeature<Row> | undefined;
  toggle: ReactNode;
  actions: ReactNode;
} {
  const { t } = useTranslation('kit');
  const isPhone = useMediaQuery(below('md'));
  const [selecting, setSelecting] = useState(false);
  const [store] = useState(createSelection);
  const selection = useRowSelection<Row>({ store, rowName: bulk?.rowName ?? noName });
  const query = queryOf(list);
  const file = useExport(list, columns);
  // Rows that no longer match, or that a board does not mark, must not be changed unseen.
  useEffect(() => () => store.select(new Set()), [store, query, board]);
  const isGone = useDeselectGone(store, list, state);
  useRowKeys();
  const toggleSelecting = () => {
    setSelecting(!selecting);
    store.select(new Set());
  };
  return {
    selection: bulk && (selecting || !isPhone) ? selection : undefined,
    toggle:
      bulk && isPhone ? (
        <IconButton
          label={t(selecting ? 'list.selectEnd' : 'list.select')}
          variant={selecting ? 'soft' : 'outline'}
          onClick={toggleSelecting}
        >
          <Icon of={ListChecks} size={16} strokeWidth={1.75} />
        </IconButton>
      ) : null,
    actions:
      bulk && state.data ? (
        <SelectionActions
          load={bulk.load}
          selection={store}
          isGone={isGone}
          query={query}
          file={file}
          {...pageOf(state.data)}
        />
      ) : null,
  };
}

/** Rows of one list, as last loaded. */
interface LoadedRows<Row> {
  /** Request without the number of the page. */
  list: string;
  contentOf: Map<string, readonly Row[]>;
  /** Page of each row, by id. */
  pageOf: Map<string, string>;
}
const noRows = <Row,>(list: string): LoadedRows<Row> => ({ list, contentOf: new Map(), pageOf: new Map() });

/**
 * Deselects rows that the user deletes, and rows that are missing when the page is loaded again. Rows of other pages stay selected,
 * also a row that has moved to another page.
 *
 * @returns Whether a row has left the selection for this reason.
 */
function useDeselectGone<Row extends { id: string }>(
  store: SelectionStore,
  list: ListControls,
  { data, isLoading = false }: ListResponse<Row>,
): (id: string) => boolean {
  const [gone] = useState(() => new Set<string>());
  const page = JSON.stringify(list.pageRead);
  const { pageNo: _, ...request } = requestQuery(list);
  const listKey = JSON.stringify(request);
  const loaded = useRef(noRows<Row>(listKey));
  const shown = useRef<{ page: string; ids: readonly string[] }>(undefined);
  const deselect = useCallback(
    (ids: readonly string[]) => {
      const kept = new Set(store.selected());
      for (const id of ids) if (kept.delete(id)) gone.add(id);
      if (kept.size < store.selected().size) store.select(kept);
    },
    [store, gone],
  );
  useEffect(() => onRowDeleted((id) => deselect([id])), [deselect]);
  useEffect(() => {
    // the rows of the previous page stay until the next one has loaded
    if (!data || isLoading) return;
    const ids = data.content.map(({ id }) => id);
    if (loaded.current.list !== listKey) loaded.current = noRows(listKey);
    const { contentOf, pageOf } = loaded.current;
    // a page that is shown again first has its earlier rows
    if (contentOf.get(page) !== data.content) for (const id of ids) pageOf.set(id, page);
    contentOf.set(page, data.content);
    if (shown.current?.page === page)
      deselect(rowsThatLeft(shown.current.ids, ids).filter((id) => pageOf.get(id) === page));
    // a deletion can be undone
    for (const id of ids) gone.delete(id);
    shown.current = { page, ids };
  }, [deselect, gone, page, listKey, data, isLoading]);
  return useCallback((id) => gone.has(id), [gone]);
}

/**
 * Keys of a list: `j`, `k` and arrows move between rows, and those of `takeSelectionKey` and `takeSelectPageKey`.
 */
function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', takeSelectPageKey);
    return () => document.removeEventListener('keydown', takeSelectPageKey);
  }, []);
  usePageKeys((event) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-open-rows] tbody tr:not([data-group])')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    const isArrow = event.key.startsWith('Arrow');
    if (step !== undefined && !(isArrow && at < 0)) {
      const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
      const name = next?.querySelector<HTMLElement>('th :is(a, button), td > button[aria-expanded]');
      if (!name) return;
      event.preventDefault();
      name.focus();
    } else takeSelectionKey(event, rows[at]);
  });
}
