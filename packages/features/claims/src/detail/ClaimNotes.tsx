import { messageOf } from '@fairlead/api-client/client';
import { formatInstant, requiredText, useFieldText } from '@fairlead/kit';
import { claimLimits } from '@fairlead/rules';
import { Alert, Button, Card, ErrorState, Inline, Skeleton, Stack, Text, TextArea, toast } from '@fairlead/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote, useClaimNotes } from '../claims.api';
import * as styles from './detail.css';

const rules = requiredText(claimLimits.note);
/** Number of notes to show at first, and to add per click. */
const PAGE_SIZE = 20;

interface ClaimNotesProps {
  claimId: string;
  /** Called when the form gets or loses unsaved text. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Notes that only agents can read. */
export function ClaimNotes({ claimId, onDirtyChange }: ClaimNotesProps) {
  const { t } = useTranslation('claims');
  return (
    <Card title={t('notes')}>
      <Stack gap={20}>
        <NoteForm claimId={claimId} onDirtyChange={onDirtyChange} />
        <NoteList claimId={claimId} />
      </Stack>
    </Card>
  );
}

function NoteForm({ claimId, onDirtyChange }: ClaimNotesProps) {
  const { t } = useTranslation('claims');
  const fieldText = useFieldText();
  const add = useAddNote(claimId);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [serverError, setServerError] = useState('');
  const [busy, setBusy] = useState(false);

  const dirty = text.trim() !== '';
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const issue = rules.safeParse(text).error?.issues[0];
    setError(issue && fieldText(t('note'), { message: issue.message }));
    setServerError('');
    if (issue) return;
    setBusy(true);
    const result = await add(text.trim());
    setBusy(false);
    if (!result.ok) return setServerError(result.failure.errors[0]?.message ?? messageOf(result.failure));
    setText('');
    toast.success(result.message);
  };

  return (
    <form noValidate aria-label={t('note.add')} onSubmit={(event) => void submit(event)}>
      <Stack gap={12}>
        {serverError ? <Alert tone="danger" title={serverError} /> : null}
        <TextArea
          label={t('note')}
          hideLabel
          placeholder={t('note.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={3}
          error={error}
        />
        <Inline justify="between">
          <Text size="caption" tone="muted">
            {t('note.private')}
          </Text>
          <Button type="submit" tone="accent" variant="soft" loading={busy}>
            {t('note.add')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function NoteList({ claimId }: { claimId: string }) {
  const { t } = useTranslation(['claims', 'kit']);
  const [size, setSize] = useState(PAGE_SIZE);
  const { data, error, mutate } = useClaimNotes(claimId, size);
  if (error && !data)
    return <ErrorState title={t('notes.failed')} message={error.message} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="box" height={64} />;
  if (data.content.length === 0) return null;
  return (
    <>
      <ul className={styles.notes} aria-label={t('notes')}>
        {data.content.map(({ id, text, createdBy, createdAt }) => (
          <li key={id}>
            <Text size="caption" tone="muted" numeric>
              {`${createdBy.name} · ${formatInstant(createdAt, 'MM/DD/YYYY h:mm A')}`}
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
