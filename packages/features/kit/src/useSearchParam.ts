import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface SearchParam {
  value: string | null;
  /** Changes the parameter; null removes it. `replace` replaces the entry of the browser history. */
  set: (value: string | null, replace?: boolean) => void;
  /** Returns the URL of this page with another value. */
  hrefOf: (value: string) => string;
}

/** Parameter in the address of the page, such as the open record. Links, reloads and the Back button restore it. */
export function useSearchParam(name: string): SearchParam {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string | null, replace = false) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch, name],
  );
  const hrefOf = (value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `?${next.toString()}`;
  };
  return { value: search.get(name), set, hrefOf };
}
