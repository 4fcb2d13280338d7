import { messageOf, type Result } from '@fairlead/api-client/client';
import { Alert, Button, toast } from '@fairlead/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showFailure } from './failure';
import { useDraft } from './useDraft';

/** Record and version that a save replaces. */
export interface StoredVersion {
  id: string;
  version: number;
}

interface SavingOptions<R, B, V, S> {
  /** Record as it was when editing started; undefined for a new record. */
  record: R | undefined;
  /** Record as last loaded from the server. */
  latest: R | undefined;
  valuesOf: (record: R) => V;
  save: (body: B, stored: StoredVersion | undefined) => Promise<Result<S>>;
  /** Page to open after saving. A function returns the page for the saved record, or null to stay. */
  leadsTo: string | ((saved: S) => string | null);
}

/**
 * Submits a form. Success shows a toast. Errors appear at their fields, or above the form and in a toast.
 * A save replaces the version from which editing started, even if a newer one was loaded in the background.
 * It replaces a newer version only after the user has seen the conflict message and saves again.
 */
export function useSaving<V extends FieldValues, B, R extends StoredVersion, S = unknown>(
  form: UseFormReturn<V, unknown, B>,
  { record, latest, valuesOf, save, leadsTo }: SavingOptions<R, B, V, S>,
): { onSubmit: () => void; notice: ReactNode } {
  const navigate = useNavigate();
  const { t } = useTranslation('kit');
  const [version, setVersion] = useState(record?.version);
  const restored = useDraft(form, version, setVersion);
  const serverError = form.formState.errors.root?.server;

  const submit = form.handleSubmit(async (body) => {
    const result = await save(body, record && { id: record.id, version: version ?? record.version });
    if (!result.ok) {
      const { status, code, payload } = result.failure;
      // the session is over: the sign-in page says so and `useDraft` keeps the values
      if (status === 401) return;
      if (code === 'stale') setVersion((before) => versionOf(payload) ?? before);
      // the alert above a long form can be out of view
      if (!showFailure(form, result.failure)) toast.error(messageOf(result.failure));
      return;
    }
    toast.success(result.message);
    const target = typeof leadsTo === 'string' ? leadsTo : leadsTo(result.payload);
    if (target !== null) await navigate(target);
  });

  // the newer record is requested again after the conflict and may not have arrived yet
  const current = serverError?.type === 'stale' && latest?.version === version ? latest : undefined;
  return {
    onSubmit: () => void submit(),
    notice: serverError ? (
      <SaveError
        text={serverError.message ?? ''}
        stale={serverError.type === 'stale'}
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

interface SaveErrorProps {
  text: string;
  /** Another user has saved the record in the meantime. */
  stale: boolean;
  /** Replaces the form values with that user's version. */
  onLoad: (() => void) | undefined;
}

function SaveError({ text, stale, onLoad }: SaveErrorProps) {
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
