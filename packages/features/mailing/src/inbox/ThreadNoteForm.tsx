import { defineForm, readKeptText, requiredText, showFailure, textSince, useKeptText } from '@fairlead/kit';
import { emailLimits } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, Text, TextArea, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { StickyNote } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAddThreadNote } from './inbox.api';
import * as styles from './inbox.css';
import { ThreadForm } from './ThreadForm';

const noteForm = defineForm({
  messages: 'mailing',
  fields: { text: 'inbox.note' },
  empty: { text: '' },
  resolver: () => zodResolver(z.object({ text: requiredText(emailLimits.note) })),
});

interface ThreadNoteFormProps {
  threadId: string;
  /** Whether the reply is shown instead. The text stays. */
  hidden: boolean;
  onSaved: () => void;
}

/** Internal note in a thread, which is not mailed. The text stays until it is saved. */
export function ThreadNoteForm({ threadId, hidden, onSaved }: ThreadNoteFormProps) {
  const { t } = useTranslation('mailing');
  const { me } = useAuth();
  const draftKey = `mailing.note.${threadId}.${me?.user.id ?? ''}`;
  const add = useAddThreadNote(threadId);
  const form = noteForm.useForm(undefined, { text: readKeptText(draftKey) });
  useKeptText(form, 'text', draftKey);
  const submit = form.handleSubmit(async ({ text }) => {
    const result = await add(text.trim());
    if (!result.ok) return showFailure(form, result.failure);
    const rest = textSince(form.getValues('text'), text);
    form.reset({ text: rest });
    toast.success(result.message);
    if (rest === '') onSaved();
  });
  return (
    <ThreadForm
      form={form}
      label={t('inbox.note')}
      className={styles.noteForm}
      hidden={hidden}
      submit={submit}
      submitLabel={t('inbox.addNote')}
      submitIcon={<Icon of={StickyNote} size={16} />}
      foot={
        <Text asChild size="caption" tone="muted">
          <span>{t('inbox.notePrivate')}</span>
        </Text>
      }
    >
      <noteForm.Field name="text" as={TextArea} hideLabel placeholder={t('inbox.notePlaceholder')} rows={3} />
    </ThreadForm>
  );
}
