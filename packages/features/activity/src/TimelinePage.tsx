import { LoadAlert, LoadError } from '@fairlead/kit';
import type { TimelineKind } from '@fairlead/rules';
import { Box, Button, EmptyState, Stack, Timeline } from '@fairlead/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimelineRecord, useTimeline } from './activity.api';
import * as styles from './activity.css';
import { keyOf, sectionsOf } from './groups';
import { TimelineLoading } from './TimelineLoading';
import type { NoteActions } from './useNoteActions';
import { useTimelineEntry } from './useTimelineEntry';

export type TimelineState = 'loading' | 'empty' | 'error' | 'ready';

/** Messages of a timeline without entries. */
export interface EmptyText {
  title: 'empty' | 'own.empty';
  description: 'emptyText' | 'own.emptyText' | undefined;
}

interface TimelinePageProps {
  record: TimelineRecord;
  kind: TimelineKind | undefined;
  empty: EmptyText;
  /** Actions for notes. Entries without them are brief. */
  actions?: NoteActions;
  /** Position of the page. Undefined for the first one. */
  before?: string;
  /** Key of the last group of the page before, whose heading is not repeated. */
  lastGroup?: string;
  onState?: (state: TimelineState) => void;
}

/** Entries of a timeline by day, and the older ones on demand. */
export function TimelinePage({ record, kind, empty, actions, before, lastGroup, onState }: TimelinePageProps) {
  const { t } = useTranslation('activity');
  const [showsOlder, setShowsOlder] = useState(false);
  const { data, error, mutate } = useTimeline(record, kind, before);
  const describe = useTimelineEntry({ shown: record, ...(actions && { actions }) });
  const state = data ? (data.entries.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';
  useEffect(() => onState?.(state), [state, onState]);
  if (state === 'loading') return <TimelineLoading />;
  if (!data) return <LoadError level={3} title={t('failed')} failure={error} onRetry={() => mutate()} />;
  const sections = sectionsOf(data.entries, new Date());
  const last = sections.at(-1);
  return (
    <Stack gap={20}>
      {error ? <LoadAlert title={t('stale')} failure={error} onRetry={() => mutate()} /> : null}
      {state === 'empty' && before === undefined ? (
        <EmptyState
          level={3}
          title={t(kind ? 'noneOfKind' : empty.title)}
          description={kind || !empty.description ? undefined : t(empty.description)}
        />
      ) : null}
      {sections.map(({ group, entries }) => {
        const key = keyOf(group);
        const heading = typeof group === 'string' ? t(`group.${group}`) : group.month;
        const isDayKnown = group === 'today' || group === 'yesterday';
        return (
          <section key={key} aria-label={heading}>
            {key === lastGroup ? null : (
              <h3 className={styles.day} aria-hidden>
                {heading}
              </h3>
            )}
            <Timeline entries={entries.map((entry) => describe(entry, isDayKnown))} />
          </section>
        );
      })}
      {data.next === null ? null : showsOlder ? (
        <TimelinePage
          record={record}
          kind={kind}
          empty={empty}
          before={data.next}
          {...(actions && { actions })}
          {...(last && { lastGroup: keyOf(last.group) })}
        />
      ) : (
        <Box>
          <Button variant="ghost" size="small" onClick={() => setShowsOlder(true)}>
            {t('showOlder')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
