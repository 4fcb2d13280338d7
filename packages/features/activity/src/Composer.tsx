import { type KeyHelp, lazyDialog, lazyPart, readKeptText, useKeyHelp, usePageKeys } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Icon, Skeleton, TimelineComposer } from '@fairlead/ui';
import { Phone, SquareCheck, StickyNote } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note, TimelineRecord } from './activity.api';
import { useComposeMail } from './useComposeMail';

const ComposerForm = lazyPart(async () => (await import('./ComposerForm')).default);
const TaskDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).TaskDialog);

const kinds = [
  { noteKind: 'NOTE', label: 'note', title: 'addNote', icon: StickyNote, key: 'n' },
  { noteKind: 'CALL', label: 'call', title: 'logCall', icon: Phone, key: 'l' },
] as const;

/**
 * Writes a note, logs a call or adds a task. The form and its editor load when they are opened, on phones in a sheet.
 * Keys: N note, L call, T task, C mail.
 */
export function Composer({ record }: { record: TimelineRecord }) {
  const { t } = useTranslation('activity');
  const { me } = useAuth();
  const [kind, setKind] = useState<Note['noteKind'] | 'TASK' | null>(null);
  const [isAddingTask, setIsAddingTask] = useState(false);
  const composeMail = useComposeMail(record);
  useKeyHelp(() => [
    ...kinds.map(({ key, title }) => [[key.toUpperCase()], t(title)] satisfies KeyHelp[number]),
    [['T'], t('addTask')],
    ...(composeMail ? ([[['C'], t('composeMail')]] satisfies KeyHelp) : []),
  ]);
  usePageKeys((event) => {
    const key = event.key.toLowerCase();
    const chosen = kinds.find((each) => each.key === key);
    if (chosen) setKind(chosen.noteKind);
    else if (key === 't') setIsAddingTask(true);
    else if (key === 'c' && composeMail) composeMail();
    else return;
    event.preventDefault();
  });
  const hasDraft = kinds.some(({ noteKind }) =>
    readKeptText(`activity.${noteKind}.${record.recordId}.${me?.user.id ?? ''}`),
  );
  return (
    <>
      <TimelineComposer
        label={t('compose')}
        kinds={[
          ...kinds.map(({ noteKind, label, title, icon, key }) => ({
            value: noteKind,
            label: t(label),
            title: t(title),
            icon: <Icon of={icon} size={16} />,
            shortcut: key.toUpperCase(),
          })),
          {
            value: 'TASK',
            label: t('task'),
            icon: <Icon of={SquareCheck} size={16} />,
            shortcut: 'T',
            onSelect: () => setIsAddingTask(true),
          },
        ]}
        placeholder={t(hasDraft ? 'continueDraft' : 'notePlaceholder')}
        value={kind}
        onValueChange={setKind}
        renderForm={(opened, close) =>
          opened === 'TASK' ? null : (
            <ComposerForm
              key={opened}
              fallback={<Skeleton shape="box" height={180} />}
              part={{ record, noteKind: opened, onSaved: close, onClose: close }}
            />
          )
        }
      />
      <TaskDialog open={isAddingTask ? { record, onClose: () => setIsAddingTask(false) } : null} />
    </>
  );
}
