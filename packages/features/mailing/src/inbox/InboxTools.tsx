import type { Schemas } from '@fairlead/api-client/client';
import { Button, SearchField } from '@fairlead/ui';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './inbox.css';
import { filterLabels, type InboxState, inboxFilters } from './inboxReads';

/** Delay between the last key press and the search, in milliseconds. */
const DELAY = 400;

/** Thousands are rounded, so that the filters fit beside each other. The foot of the list has the exact number. */
const shortCount = new Intl.NumberFormat('en-US', { notation: 'compact' });

interface InboxToolsProps {
  state: InboxState;
  counts: Schemas['InboxCounts'] | undefined;
  searchRef: Ref<HTMLInputElement>;
  onChange: (changes: Partial<InboxState>) => void;
}

/** Search and filters of the inbox, with their counts. */
export function InboxTools({ state, counts, searchRef, onChange }: InboxToolsProps) {
  const { t } = useTranslation('mailing');
  const [typed, setTyped] = useState(state.search);
  const [shown, setShown] = useState(state.search);
  /** Search that the router has not rendered yet. The user may go on typing in the meantime. */
  const [sent, setSent] = useState<string>();
  if (shown !== state.search) {
    setShown(state.search);
    setSent(undefined);
    // the Back button, or a cleared search
    if (state.search !== sent) setTyped(state.search);
  }
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange({ search: typed });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [typed, state.search, onChange]);
  const figures = counts && (state.scope === 'MINE' ? counts.mine : counts.agency);
  const count = { ALL: figures?.open, UNREAD: figures?.unread, WAITING: figures?.waiting, DONE: undefined };
  return (
    <div className={styles.tools}>
      <SearchField inputRef={searchRef} value={typed} onValueChange={setTyped} placeholder={t('inbox.search')} />
      <div role="group" aria-label={t('inbox.filter')} className={styles.filters}>
        {inboxFilters.map((filter) => (
          <Button
            key={filter}
            size="small"
            variant={filter === state.filter ? 'soft' : 'ghost'}
            aria-pressed={filter === state.filter}
            onClick={() => onChange({ filter })}
          >
            {t(filterLabels[filter])} {count[filter] === undefined ? null : shortCount.format(count[filter])}
          </Button>
        ))}
      </div>
    </div>
  );
}
