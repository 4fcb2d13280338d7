import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The mail that is open over the page: it stands in the address, so that a link, a reload and Back bring it back. */
export function useOpenMail() {
  const [search, setSearch] = useSearchParams();
  /** The address of the page with this mail open. */
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
