import type { TimelineKind } from '@fairlead/rules';
import { readValue, storeValue } from '@fairlead/session';
import { Button, Card, Stack } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimelineRecord, useTimeline } from './activity.api';
import * as styles from './activity.css';
import { type EmptyText, TimelinePage, type TimelineState } from './TimelinePage';
import type { NoteActions } from './useNoteActions';

const filterKey = 'fairlead.activity.kind';
const rememberedKind = (kinds: readonly TimelineKind[]): TimelineKind | undefined =>
  kinds.find((kind) => kind === readValue(filterKey));

interface ActivityCardProps {
  record: TimelineRecord;
  /** Kinds of entries that the filters offer. */
  kinds: readonly TimelineKind[];
  empty: EmptyText;
  /** Actions for notes. Entries without them are brief. */
  actions?: NoteActions;
  /** Composer above the filters. Hidden if the contact's personal data was erased. */
  composer?: ReactNode;
  /** Content between the filters and the entries. */
  children?: (kind: TimelineKind | undefined) => ReactNode;
}

/** Timeline of a record with its filters. The filter is kept for other records. */
export function ActivityCard({ record, kinds, empty, actions, composer, children }: ActivityCardProps) {
  const { t } = useTranslation('activity');
  const [kind, setKind] = useState(() => rememberedKind(kinds));
  const [state, setState] = useState<TimelineState>('loading');
  const erased = useTimeline(record, kind, undefined).data?.erased ?? false;
  const choose = (next: TimelineKind | undefined) => {
    setKind(next);
    storeValue(filterKey, next ?? null);
  };
  return (
    <Card title={t('activity')} aria-label={t('activity')} data-state={state} aria-busy={state === 'loading'}>
      <Stack gap={16}>
        {erased ? null : composer}
        <div className={styles.filters} role="group" aria-label={t('filter')}>
          {[undefined, ...kinds].map((each) => (
            <Button
              key={each ?? 'ALL'}
              size="small"
              aria-pressed={each === kind}
              {...(each === kind ? { variant: 'soft' } : { variant: 'ghost' })}
              onClick={() => choose(each)}
            >
              {t(`kind.${each ?? 'ALL'}`)}
            </Button>
          ))}
        </div>
        {children?.(kind)}
        <TimelinePage
          key={kind ?? 'ALL'}
          record={record}
          kind={kind}
          empty={erased ? { ...empty, description: undefined } : empty}
          onState={setState}
          {...(actions && { actions })}
        />
      </Stack>
    </Card>
  );
}
