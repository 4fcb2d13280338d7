import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Open mail, kept in the URL so that links, reloads and the Back button show it again. */
export function useOpenMail() {
  const [search, setSearch] = useSearchParams();
  /** Returns the page's URL with this mail open. */
  const hrefOf = useCallback(
    (id: string) => {
      const next = new URLSearchParams(search);
      next.set('mail', id);
      return `?${next.toString()}`;
    },
    [search],
  );
  const open = useCallback(
    (id: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete('mail');
          else next.set('mail', id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return { mail: search.get('mail'), hrefOf, open };
}
