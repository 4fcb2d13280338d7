import { lazyDialog, usePageKeys } from '@fairlead/kit';
import { readValue, useAuth } from '@fairlead/session';
import { Button, below, Icon, Inline, Skeleton, useMediaQuery } from '@fairlead/ui';
import { Phone, SquareCheck, StickyNote } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note, TimelineRecord } from './activity.api';
import * as styles from './activity.css';
import { useComposeMail } from './useComposeMail';

const ComposerForm = lazy(() => import('./ComposerForm'));
const ComposerSheet = lazyDialog(async () => (await import('./ComposerSheet')).ComposerSheet);
const TaskDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).TaskDialog);

const kinds = [
  { noteKind: 'NOTE', label: 'note', icon: StickyNote, key: 'n' },
  { noteKind: 'CALL', label: 'call', icon: Phone, key: 'l' },
] as const;

/**
 * Writes a note, logs a call or adds a task. The form and its editor load when they are opened, on phones in a sheet.
 * Keys: N note, L call, T task, C mail.
 */
export function Composer({ record }: { record: TimelineRecord }) {
  const { t } = useTranslation('activity');
  const { me } = useAuth();
  const [kind, setKind] = useState<Note['noteKind']>();
  const [isAddingTask, setIsAddingTask] = useState(false);
  const composeMail = useComposeMail(record);
  const isPhone = useMediaQuery(below('md'));
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    setKind(undefined);
    // The button takes the place of the form. The sheet returns the focus itself.
    if (!isPhone) setTimeout(() => start.current?.focus());
  };
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
    readValue(`activity.${noteKind}.${record.recordId}.${me?.user.id ?? ''}`),
  );
  const form = kind && (
    <Suspense fallback={<Skeleton shape="box" height={180} />}>
      <ComposerForm key={kind} record={record} noteKind={kind} onSaved={close} onClose={close} />
    </Suspense>
  );
  return (
    <div className={styles.composer}>
      <Inline gap={4} wrap role="group" aria-label={t('compose')}>
        {kinds.map(({ noteKind, label, icon, key }) => (
          <Button
            key={noteKind}
            size="small"
            {...(kind === noteKind ? { variant: 'soft', tone: 'accent' } : { variant: 'ghost' })}
            aria-pressed={kind === noteKind}
            aria-keyshortcuts={key.toUpperCase()}
            leadingIcon={<Icon of={icon} size={16} />}
            onClick={() => setKind(noteKind)}
          >
            {t(label)}
          </Button>
        ))}
        <Button
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          aria-keyshortcuts="T"
          leadingIcon={<Icon of={SquareCheck} size={16} />}
          onClick={() => setIsAddingTask(true)}
        >
          {t('task')}
        </Button>
      </Inline>
      {!form || isPhone ? (
        <button ref={start} type="button" className={styles.start} onClick={() => setKind('NOTE')}>
          {t(hasDraft ? 'continueDraft' : 'notePlaceholder')}
        </button>
      ) : (
        form
      )}
      {isPhone ? (
        <ComposerSheet
          open={kind ? { title: t(kind === 'CALL' ? 'logCall' : 'addNote'), children: form, onClose: close } : null}
        />
      ) : null}
      <TaskDialog open={isAddingTask ? { record, onClose: () => setIsAddingTask(false) } : null} />
    </div>
  );
}
