import { formatInstant, lazyDialog } from '@fairlead/kit';
import { type TimelineKind, timelineKinds } from '@fairlead/rules';
import { Callout, Icon, Text } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { Pin } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityCard } from './ActivityCard';
import { type Note, type TimelineRecord, useTimeline } from './activity.api';
import { Composer } from './Composer';
import { NoteMenu } from './NoteMenu';
import { type NoteActions, useNoteActions } from './useNoteActions';

const NoteDialog = lazyDialog(async () => (await import('./NoteDialog')).NoteDialog);

/** Timeline of a record with the composer, the filters and the pinned note. */
export function RecordActivity({ recordType, recordId }: TimelineRecord) {
  const [edited, setEdited] = useState<Note>();
  const actions = useNoteActions(setEdited);
  const of = { recordType, recordId };
  return (
    <>
      <ActivityCard
        record={of}
        kinds={timelineKinds}
        empty={{ title: 'empty', description: 'emptyText' }}
        actions={actions}
        composer={<Composer record={of} />}
      >
        {(kind) => <Pinned record={of} kind={kind} actions={actions} />}
      </ActivityCard>
      <NoteDialog open={edited ? { note: edited, onClose: () => setEdited(undefined) } : null} />
    </>
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
