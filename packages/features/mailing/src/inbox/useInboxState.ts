import { to, urls } from '@fairlead/kit';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InboxState, inboxState, PAGE } from './inboxReads';

const names = { scope: 'scope', filter: 'filter', search: 'q', size: 'size' } as const;
const defaults = { scope: 'MINE', filter: 'ALL', search: '', size: PAGE } satisfies InboxState;

/** Choices of the inbox in the address, so that links, reloads and the Back button restore them. */
export function useInboxState() {
  const [search, setSearch] = useSearchParams();
  const state = inboxState(search);
  const change = useCallback(
    (changes: Partial<InboxState>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          // another list starts at its beginning
          const all = { size: PAGE, ...changes };
          for (const [key, value] of Object.entries(all) as [keyof InboxState, string | number][])
            if (value === defaults[key]) next.delete(names[key]);
            else next.set(names[key], String(value));
          return next;
        },
        { preventScrollReset: true, replace: 'search' in changes },
      ),
    [setSearch],
  );
  const query = search.size > 0 ? `?${search.toString()}` : '';
  return {
    state,
    change,
    listUrl: `${urls.mailing.inbox}${query}`,
    hrefOf: (id: string) => `${to(urls.mailing.thread, { id })}${query}`,
  };
}
