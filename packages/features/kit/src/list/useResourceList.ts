import type { Read } from '@fairlead/api-client/client';
import { type ListFilter, printFilters } from '@fairlead/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  conditionOf,
  type ListDefinition,
  type ListPath,
  type ListState,
  type Sort,
  type TotalsPath,
} from './defineList';

/** Delay between the last key press and the search, in milliseconds. */
const SEARCH_DELAY_MS = 800;

export interface ListControls extends ListState {
  /** Request of the current page, of any list. */
  pageRead: Read<ListPath>;
  /** Request of the total of all rows. Undefined for lists without one. */
  totalsRead: Read<TotalsPath> | undefined;
  /** Endpoint of the list. */
  path: string;
  pageSizes: readonly number[];
  /** Namespace and message keys of the labels, by the ids of the definition. */
  definition: Pick<
    ListDefinition<ListPath>,
    'messages' | 'searchBy' | 'filters' | 'filtering' | 'sorts' | 'exportable' | 'notExported'
  >;
  /** Text in the search field. It becomes `text` 800 ms after the last key press. */
  typed: string;
  /** A search or a filter is active. */
  narrowed: boolean;
  chooseSearchBy: (field: string) => void;
  type: (text: string) => void;
  chooseFilter: (filter: string) => void;
  /** Replaces all conditions. */
  changeFilters: (filters: readonly ListFilter[]) => void;
  /** Query of the address without the page, for saved views. */
  query: string;
  /** Whether the user has neither searched nor chosen anything, also while the address does not have it yet. */
  isUntouched: () => boolean;
  /** Opens the state of a view. */
  openQuery: (query: string, replace?: boolean) => void;
  chooseSort: (sort: Sort) => void;
  /** `replace` replaces the entry of the browser history. */
  goToPage: (page: number, replace?: boolean) => void;
  choosePageSize: (size: number) => void;
  clearSearch: () => void;
  showAll: () => void;
}

/** Parameters that are not part of a view. */
const outsideViews = new Set(['page', 'view', 'layout', 'columns']);

/** State of a list in an address, in the form in which views store it. */
export function queryOf(search: URLSearchParams): string {
  const state = [...search].filter(([name]) => !outsideViews.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(state).toString();
}

type AddressChange = Record<string, string | undefined>;

/** Stores the state of a list in the address. */
export function useResourceList<P extends ListPath>(definition: ListDefinition<P>): ListControls & { read: Read<P> } {
  const [search, setSearch] = useSearchParams();
  const listState = definition.parseState(search);
  const [typed, setTyped] = useState(listState.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Entered text that is not in the address yet. */
  const pending = useRef<string>(undefined);

  const [appliedText, setAppliedText] = useState(listState.text);
  /** Entered text of a change that the router has not rendered yet. The user may go on typing in the meantime. */
  const [sentText, setSentText] = useState<string>();
  if (appliedText !== listState.text) {
    setAppliedText(listState.text);
    setSentText(undefined);
    // Back and links change the text in the address.
    if (listState.text !== sentText) setTyped(listState.text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The address after the latest change, which may not be rendered yet. */
  const address = useRef(search);
  useEffect(() => {
    address.current = search;
  }, [search]);

  const changeAddress = useCallback(
    (values: AddressChange, replace = false) => {
      // A choice also applies the pending text: of two address changes in a row, React Router would drop one.
      clearTimeout(timer.current);
      const text = pending.current === undefined ? {} : { q: pending.current };
      pending.current = undefined;
      const next = new URLSearchParams(address.current);
      const searched = (text.q ?? next.get('q') ?? '') !== listState.text;
      if (!searched && Object.keys(values).length === 0) return;
      if (searched) setSentText(text.q ?? next.get('q') ?? '');
      // A page that was chosen before the search belongs to another result.
      const page = searched ? undefined : values.page;
      for (const [name, value] of Object.entries({ ...text, ...values, page })) {
        if (!value) next.delete(name);
        else next.set(name, value);
      }
      address.current = next;
      setSearch(next, { replace, preventScrollReset: true });
    },
    [setSearch, listState.text],
  );
  // The timer needs the `change` of the latest render.
  const latestChange = useRef(changeAddress);
  useEffect(() => {
    latestChange.current = changeAddress;
  });

  const { filtering } = definition;
  const read = definition.read(search);
  const firstFilter = Object.keys(definition.filters)[0];
  /** Address values of conditions. One that is an option of the filter control is stored as this option. */
  const filterValues = (filters: readonly ListFilter[]): AddressChange => {
    const equalTo = (one: ListFilter) => (option: { query?: object }) =>
      printFilters(conditionOf(filtering, option)) === printFilters([one]);
    const options = Object.entries(definition.filters);
    const asOption = filters.find((one) => options.some(([, option]) => equalTo(one)(option)));
    const [id] = options.find(([, option]) => asOption && equalTo(asOption)(option)) ?? [];
    const isCondition = conditionOf(filtering, definition.filters[listState.filter]).length > 0;
    const kept = isCondition || listState.filter === firstFilter ? undefined : listState.filter;
    const others = filters.filter((one) => one !== asOption);
    return { filter: id ?? kept, filters: printFilters(others) };
  };
  const parametrized = (one: ListFilter) => filtering?.fields[one.field]?.parameter !== undefined;

  return {
    ...listState,
    path: definition.path,
    read,
    pageRead: read as unknown as Read<ListPath>,
    totalsRead: definition.totalsRead(search),
    pageSizes: definition.pageSizes,
    definition,
    typed,
    narrowed:
      Boolean(listState.searchBy && listState.text) || listState.filter !== firstFilter || listState.filters.length > 0,
    chooseSearchBy: (field) => changeAddress({ by: field }),
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      pending.current = text.trim();
      timer.current = setTimeout(() => latestChange.current({}, true), SEARCH_DELAY_MS);
    },
    chooseFilter: (filter) => {
      const others = listState.filters.filter((one) => !parametrized(one));
      changeAddress({ filter, filters: printFilters(others) });
    },
    changeFilters: (filters) => changeAddress(filterValues(filters)),
    query: queryOf(search),
    isUntouched: () => pending.current === undefined && queryOf(address.current) === '' && !address.current.has('view'),
    openQuery: (query, replace = false) => {
      clearTimeout(timer.current);
      pending.current = undefined;
      const next = new URLSearchParams(query);
      setTyped(next.get('q') ?? '');
      // A view opens in the layout of the page, such as its board.
      for (const name of ['layout', 'columns']) {
        const chosen = address.current.get(name);
        if (chosen !== null) next.set(name, chosen);
      }
      address.current = next;
      setSearch(next, { replace, preventScrollReset: true });
    },
    chooseSort: (sort) => changeAddress({ sort }),
    goToPage: (page, replace) => changeAddress({ page: page > 0 ? String(page + 1) : undefined }, replace),
    choosePageSize: (size) => changeAddress({ size: String(size) }),
    clearSearch: () => {
      setTyped('');
      pending.current = '';
      changeAddress({}, true);
    },
    showAll: () => {
      setTyped('');
      pending.current = '';
      changeAddress({ filter: undefined, filters: undefined });
    },
  };
}
