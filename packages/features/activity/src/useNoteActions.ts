import { messageOf, type Result } from '@fairlead/api-client/client';
import { toast } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Note, useDeleteNote, usePinNote, useRestoreNote } from './activity.api';

export interface NoteActions {
  edit: (note: Note) => void;
  /** Pins the note, or unpins it. */
  pin: (note: Note) => void;
  /** Deletes the note. The toast offers Undo. */
  remove: (note: Note) => void;
}

export function useNoteActions(edit: (note: Note) => void): NoteActions {
  const { t } = useTranslation('activity');
  const [pin, remove, restore] = [usePinNote(), useDeleteNote(), useRestoreNote()];
  const run = async (send: () => Promise<Result<unknown>>, undo?: () => Promise<Result<unknown>>) => {
    const result = await send();
    if (!result.ok) return void toast.error(messageOf(result.failure));
    const action = undo && { label: t('undo'), onSelect: () => void run(undo) };
    toast({ tone: 'success', title: result.message, ...(action && { action }) });
  };
  return {
    edit,
    pin: ({ id, isPinned }) => void run(() => pin(id, !isPinned)),
    remove: ({ id }) =>
      void run(
        () => remove(id),
        () => restore(id),
      ),
  };
}
