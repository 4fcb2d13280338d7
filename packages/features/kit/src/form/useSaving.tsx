import type { Result } from '@fairlead/api-client/client';
import { Alert, Button, toast } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showFailure } from './failure';
import { useDraft } from './useDraft';

/** What a save replaces: this version of this record. */
export interface StoredVersion {
  id: string;
  version: number;
}

interface SavingOptions<R, B, V, S> {
  /** The record as it was when editing began; none while a new one is made. */
  record: R | undefined;
  /** The record as the server has it now. */
  latest: R | undefined;
  valuesOf: (record: R) => V;
  save: (body: B, stored: StoredVersion | undefined) => Promise<Result<S>>;
  /** Where one goes when it is saved; told what was saved it may answer that one stays. */
  leadsTo: string | ((saved: S) => string | null);
}

/**
 * Sends a form: what is saved is said in a toast, what is refused stands at its field, or above the form and in a toast,
 * and nothing typed is lost. It replaces the version that editing began with, even when a refresh has brought a newer one: only who
 * has been told of the change of somebody else, and saves again, replaces that one.
 */
export function useSaving<V extends FieldValues, B, R extends StoredVersion, S = unknown>(
  form: UseFormReturn<V, unknown, B>,
  { record, latest, valuesOf, save, leadsTo }: SavingOptions<R, B, V, S>,
): { onSubmit: () => void; notice: ReactNode } {
  const navigate = useNavigate();
  const { t } = useTranslation('kit');
  const [version, setVersion] = useState(record?.version);
  const restored = useDraft(form, version, setVersion);
  const refusal = form.formState.errors.root?.server;

  const submit = form.handleSubmit(async (body) => {
    const result = await save(body, record && { id: record.id, version: version ?? record.version });
    if (!result.ok) {
      const { status, code, payload } = result.failure;
      // the session is over: the sign-in page says so, and what was typed is kept
      if (status === 401) return;
      if (code === 'stale') setVersion((before) => versionOf(payload) ?? before);
      // above a form that is longer than the window it would not be seen
      if (!showFailure(form, result.failure)) toast.error(result.failure.message);
      return;
    }
    toast.success(result.message);
    const next = typeof leadsTo === 'string' ? leadsTo : leadsTo(result.payload);
    if (next !== null) await navigate(next);
  });

  // the newer record is read again after the refusal, and may still be on its way
  const current = refusal?.type === 'stale' && latest?.version === version ? latest : undefined;
  return {
    onSubmit: () => void submit(),
    notice: refusal ? (
      <SaveRefusal
        text={refusal.message ?? ''}
        stale={refusal.type === 'stale'}
        onLoad={current && (() => form.reset(valuesOf(current)))}
      />
    ) : restored && !form.formState.isSubmitted ? (
      <Alert tone="info" title={t('draft.restored')} />
    ) : null,
  };
}

const versionOf = (payload: unknown): number | undefined =>
  typeof payload === 'object' && payload && 'version' in payload && typeof payload.version === 'number'
    ? payload.version
    : undefined;

interface SaveRefusalProps {
  text: string;
  /** Somebody else has saved meanwhile. */
  stale: boolean;
  /** Takes what they saved. */
  onLoad: (() => void) | undefined;
}

function SaveRefusal({ text, stale, onLoad }: SaveRefusalProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={text}
      action={
        onLoad ? (
          <Button size="small" onClick={onLoad}>
            {t('stale.load')}
          </Button>
        ) : undefined
      }
    >
      {stale ? t('stale.text') : null}
    </Alert>
  );
}
