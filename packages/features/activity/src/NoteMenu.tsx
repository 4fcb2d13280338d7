import { mayChangeNote } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator } from '@fairlead/ui';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Note } from './activity.api';
import type { NoteActions } from './useNoteActions';

interface NoteMenuProps {
  note: Note;
  actions: NoteActions;
}

/** Menu of a note: pin, and for the author and the agency admin edit and delete. */
export function NoteMenu({ note, actions }: NoteMenuProps) {
  const { t } = useTranslation('activity');
  const { me, viewer } = useAuth();
  const canChange = viewer !== null && mayChangeNote(viewer, { isAuthor: note.createdBy.id === me?.user.id });
  const label = t(note.noteKind === 'CALL' ? 'callActions' : 'noteActions', { name: note.createdBy.name });
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <IconButton label={label} size="small" variant="ghost">
          <Icon of={Ellipsis} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon of={note.isPinned ? PinOff : Pin} />} onSelect={() => actions.pin(note)}>
        {t(note.isPinned ? 'unpin' : 'pin')}
      </MenuItem>
      {canChange ? (
        <>
          <MenuItem icon={<Icon of={Pencil} />} onSelect={() => actions.edit(note)}>
            {t('edit')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Icon of={Trash2} />} tone="danger" onSelect={() => actions.remove(note)}>
            {t('delete')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
