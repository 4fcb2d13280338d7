import {
  defineForm,
  formatDateTime,
  LoadError,
  requiredText,
  showFailure,
  submitOnCtrlEnter,
  textSince,
  useDraft,
} from '@fairlead/kit';
import { claimLimits } from '@fairlead/rules';
import { Alert, Button, Card, Inline, Skeleton, Stack, Text, TextArea, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAddNote, useClaimNotes } from '../claims.api';
import * as styles from './detail.css';

/** Number of notes to show at first, and to add per click. */
const PAGE_SIZE = 20;

interface ClaimNotesProps {
  claimId: string;
  /** Whether notes can no longer be added. */
  readOnly?: boolean;
  /** Called when the form gets or loses unsaved text. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Notes that only agents can read. */
export function ClaimNotes({ claimId, readOnly = false, onDirtyChange }: ClaimNotesProps) {
  const { t } = useTranslation('claims');
  return (
    <Card title={t('notes')}>
      <Stack gap={20}>
        {readOnly ? null : <NoteForm claimId={claimId} onDirtyChange={onDirtyChange} />}
        <NoteList claimId={claimId} />
      </Stack>
    </Card>
  );
}

const noteForm = defineForm({
  messages: 'claims',
  fields: { text: 'note' },
  empty: { text: '' },
  resolver: () => zodResolver(z.object({ text: requiredText(claimLimits.note) })),
});

function NoteForm({ claimId, onDirtyChange }: ClaimNotesProps) {
  const { t } = useTranslation('claims');
  const add = useAddNote(claimId);
  const form = noteForm.useForm();
  const { isSubmitting, errors } = form.formState;
  const dirty = useWatch({ control: form.control, name: 'text' }).trim() !== '';
  useDraft(form, { name: 'note', typed: dirty });
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const submit = form.handleSubmit(async ({ text }) => {
    const result = await add(text.trim());
    if (!result.ok) return showFailure(form, result.failure);
    form.reset({ text: textSince(form.getValues('text'), text) });
    toast.success(result.message);
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('note.add')}
        onKeyDownCapture={submitOnCtrlEnter}
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={12}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          <noteForm.Field name="text" as={TextArea} hideLabel placeholder={t('note.placeholder')} rows={3} />
          <Inline justify="between">
            <Text size="caption" tone="muted">
              {t('note.private')}
            </Text>
            <Button type="submit" tone="accent" variant="soft" loading={isSubmitting}>
              {t('note.add')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}

function NoteList({ claimId }: { claimId: string }) {
  const { t } = useTranslation(['claims', 'kit']);
  const [size, setSize] = useState(PAGE_SIZE);
  const { data, error, mutate } = useClaimNotes(claimId, size);
  if (error && !data) return <LoadError title={t('notes.failed')} failure={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton shape="box" height={64} />;
  if (data.content.length === 0) return null;
  return (
    <>
      <ul className={styles.notes} aria-label={t('notes')}>
        {data.content.map(({ id, text, createdBy, createdAt }) => (
          <li key={id}>
            <Text size="caption" tone="muted" numeric>
              {`${createdBy.name} · ${formatDateTime(createdAt)}`}
            </Text>
            <p className={styles.preserveLines}>{text}</p>
          </li>
        ))}
      </ul>
      {data.totalElements > data.content.length && size < 100 ? (
        <Button size="small" onClick={() => setSize(Math.min(100, size + PAGE_SIZE))}>
          {t('notes.more')}
        </Button>
      ) : null}
    </>
  );
}
