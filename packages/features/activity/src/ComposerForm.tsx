import {
  discardKeptText,
  readKeptText,
  showFailure,
  submitOnCtrlEnter,
  useIsStillHere,
  useKeptText,
} from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Icon, Inline, Kbd, Stack, Switch, toast } from '@fairlead/ui';
import { Phone, StickyNote } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Note, type TimelineRecord, useAddNote, useColleagues } from './activity.api';
import * as styles from './activity.css';
import { mentionsIn } from './mentions';
import { NoteFields } from './NoteFields';
import { noteForm } from './noteForm';

interface ComposerFormProps {
  record: TimelineRecord;
  noteKind: Note['noteKind'];
  /** Called after saving. */
  onSaved: () => void;
  onClose: () => void;
}

/** Form of a new note or call. The text stays until it is saved, also when the user opens another page. */
export default function ComposerForm({ record, noteKind, onSaved, onClose }: ComposerFormProps) {
  const { t } = useTranslation('activity');
  const { me } = useAuth();
  const draftKey = `activity.${noteKind}.${record.recordId}.${me?.user.id ?? ''}`;
  const form = noteForm.useForm(undefined, { noteKind, text: readKeptText(draftKey) });
  const add = useAddNote(record);
  const { data: colleagues = [] } = useColleagues();
  const [isPinned, setIsPinned] = useState(false);
  const { isSubmitting, errors } = form.formState;
  useKeptText(form, 'text', draftKey);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => focusText(root.current), []);
  const isStillHere = useIsStillHere();

  const submit = form.handleSubmit(async (body) => {
    const result = await add(noteKind, { ...body, mentionIds: mentionsIn(body.text, colleagues) }, isPinned);
    if (!result.ok) return showFailure(form, result.failure);
    discardKeptText(draftKey);
    toast.success(result.message);
    // the user may have opened the form of another kind in the meantime
    if (isStillHere()) onSaved();
  });
  return (
    <FormProvider {...form}>
      <form
        ref={root}
        noValidate
        aria-label={t(noteKind === 'CALL' ? 'logCall' : 'addNote')}
        onKeyDownCapture={submitOnCtrlEnter}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={12}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <NoteFields noteKind={noteKind} />
          <Inline justify="between" wrap gap={12}>
            <Switch label={t('pin')} checked={isPinned} onChange={(event) => setIsPinned(event.target.checked)} />
            <Inline gap={8}>
              <span className={styles.keys} aria-hidden>
                <Kbd>Ctrl</Kbd>
                <Kbd>Enter</Kbd>
              </span>
              <Button variant="ghost" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button
                type="submit"
                variant="solid"
                tone="accent"
                leadingIcon={<Icon of={noteKind === 'CALL' ? Phone : StickyNote} size={16} />}
                loading={isSubmitting}
              >
                {t(noteKind === 'CALL' ? 'saveCall' : 'saveNote')}
              </Button>
            </Inline>
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Focuses the text as soon as the editor has loaded. Returns the function that stops waiting. */
function focusText(form: HTMLElement | null): () => void {
  const focus = () => {
    const text = form?.querySelector<HTMLElement>('[contenteditable=true]');
    text?.focus();
    return text !== null && text !== undefined;
  };
  if (!form || focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable'] });
  return () => observer.disconnect();
}
