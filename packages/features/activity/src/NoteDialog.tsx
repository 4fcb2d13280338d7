import { FormDialog } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { type Note, useColleagues, useUpdateNote } from './activity.api';
import { mentionsIn } from './mentions';
import { NoteFields } from './NoteFields';
import { noteForm } from './noteForm';

interface NoteDialogProps {
  note: Note;
  onClose: () => void;
}

/** Dialog that changes a note or a call. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const { t } = useTranslation('activity');
  const update = useUpdateNote();
  const { data: colleagues = [] } = useColleagues();
  return (
    <FormDialog
      form={noteForm}
      record={note}
      draftName={`note ${note.id}`}
      title={t(note.noteKind === 'CALL' ? 'editCall' : 'editNote')}
      submitLabel={t('save')}
      save={(body, stored) =>
        update(stored ?? note, { ...body, mentionIds: mentionsIn(body.text, [...colleagues, ...note.mentions]) })
      }
      currentIn={(payload) => (isNote(payload) ? payload : undefined)}
      onClose={onClose}
    >
      <NoteFields noteKind={note.noteKind} />
    </FormDialog>
  );
}

/** Current note in the answer to a conflict. */
const isNote = (payload: unknown): payload is Note =>
  typeof payload === 'object' && payload !== null && 'noteKind' in payload && 'version' in payload;
