import { formatInstant, lazyDialog } from '@fairlead/kit';
import { type TimelineKind, timelineKinds } from '@fairlead/rules';
import { readValue, storeValue } from '@fairlead/session';
import { Button, Callout, Card, Icon, Stack, Text } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { Pin } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Note, type TimelineRecord, useTimeline } from './activity.api';
import * as styles from './activity.css';
import { Composer } from './Composer';
import { NoteMenu } from './NoteMenu';
import { TimelinePage, type TimelineState } from './TimelinePage';
import { type NoteActions, useNoteActions } from './useNoteActions';

const NoteDialog = lazyDialog(async () => (await import('./NoteDialog')).NoteDialog);

const filterKey = 'fairlead.activity.kind';
const rememberedKind = (): TimelineKind | undefined => timelineKinds.find((kind) => kind === readValue(filterKey));

interface RecordActivityProps extends TimelineRecord {
  /** Without the composer. */
  readOnly?: boolean | undefined;
}

/** Timeline of a record with the composer, the filters and the pinned note. */
export function RecordActivity({ recordType, recordId, readOnly = false }: RecordActivityProps) {
  const { t } = useTranslation('activity');
  const [kind, setKind] = useState(rememberedKind);
  const [state, setState] = useState<TimelineState>('loading');
  const [edited, setEdited] = useState<Note>();
  const actions = useNoteActions(setEdited);
  const choose = (next: TimelineKind | undefined) => {
    setKind(next);
    storeValue(filterKey, next ?? null);
  };
  const of = { recordType, recordId };
  return (
    <Card title={t('activity')} aria-label={t('activity')} data-state={state} aria-busy={state === 'loading'}>
      <Stack gap={16}>
        {readOnly ? null : <Composer record={of} />}
        <div className={styles.filters} role="group" aria-label={t('filter')}>
          {[undefined, ...timelineKinds].map((each) => (
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
        <Pinned record={of} kind={kind} actions={actions} />
        <TimelinePage
          key={kind ?? 'ALL'}
          record={of}
          kind={kind}
          readOnly={readOnly}
          actions={actions}
          onState={setState}
        />
      </Stack>
      <NoteDialog open={edited ? { note: edited, onClose: () => setEdited(undefined) } : null} />
    </Card>
  );
}

interface PinnedProps {
  record: TimelineRecord;
  kind: TimelineKind | undefined;
  actions: NoteActions;
}

/** Pinned note of the record, above its timeline. */
function Pinned({ record, kind, actions }: PinnedProps) {
  const { t } = useTranslation('activity');
  const { data } = useTimeline(record, kind, undefined);
  const note = data?.pinned;
  if (!note) return null;
  const date = note.pinnedDate === null ? '' : formatInstant(note.pinnedDate);
  return (
    <Callout
      tone="warning"
      icon={<Icon of={Pin} />}
      aria-label={t('pinned')}
      action={<NoteMenu note={note} actions={actions} />}
    >
      <RichText html={note.text} />
      <Text size="caption">{t('pinnedBy', { name: note.pinnedBy?.name ?? '', date })}</Text>
    </Callout>
  );
}
