import type { Read } from '@fairlead/api-client/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListDefinition, ListPath, ListPlace, Sort } from './defineList';

/** Typing has stopped. Milliseconds; specification, document 1, section 9. */
const searchDelay = 800;

export interface ListControls extends ListPlace {
  /** What is read: tells the list from others. */
  path: string;
  pageSizes: readonly number[];
  /** Filters that are offered only while they are in force. */
  linkedFilters: readonly string[];
  /** What stands in the search field; it becomes `text` 800 ms after typing stops. */
  typed: string;
  /** Text or filter narrow the list. */
  narrowed: boolean;
  chooseSearchBy: (field: string) => void;
  type: (text: string) => void;
  chooseFilter: (filter: string) => void;
  chooseSort: (sort: Sort) => void;
  goToPage: (page: number) => void;
  choosePageSize: (size: number) => void;
  clearSearch: () => void;
  showAll: () => void;
}

type Change = Record<string, string | undefined>;

/** Keeps where a list stands in the address. */
export function useResourceList<P extends ListPath>(definition: ListDefinition<P>): ListControls & { read: Read<P> } {
  const [search, setSearch] = useSearchParams();
  const place = definition.place(search);
  const [typed, setTyped] = useState(place.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and links change the text from outside; what is being typed is not in the address yet
  const [known, setKnown] = useState(place.text);
  if (known !== place.text) {
    setKnown(place.text);
    setTyped(place.text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (values: Change, replace = false) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries({ page: undefined, ...values })) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const apply = (text: string) => {
    clearTimeout(timer.current);
    setKnown(text);
    change({ q: text }, true);
  };

  return {
    ...place,
    path: definition.path,
    read: definition.read(search),
    pageSizes: definition.pageSizes,
    linkedFilters: definition.linkedFilters ?? [],
    typed,
    narrowed: Boolean(place.searchBy && place.text) || place.filter !== Object.keys(definition.filters)[0],
    chooseSearchBy: (field) => change({ by: field }),
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(text.trim()), searchDelay);
    },
    chooseFilter: (filter) => change({ filter }),
    chooseSort: (sort) => change({ sort }),
    goToPage: (page) => change({ page: page > 0 ? String(page + 1) : undefined }),
    choosePageSize: (size) => change({ size: String(size) }),
    clearSearch: () => {
      setTyped('');
      apply('');
    },
    showAll: () => {
      setTyped('');
      clearTimeout(timer.current);
      change({ q: undefined, filter: undefined });
    },
  };
}
