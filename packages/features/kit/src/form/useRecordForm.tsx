import { messageOf, type Result } from '@fairlead/api-client/client';
import { toast } from '@fairlead/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from './DraftNotice';
import type { FormDefinition } from './defineForm';
import { showFailure } from './failure';
import { SaveError } from './SaveError';
import { type StoredVersion, versionOf } from './storedVersion';
import { useDraft } from './useDraft';

export interface RecordFormOptions<V extends FieldValues, B, R, S> {
  /** Record as it was when editing started; undefined for a new record. */
  record?: R | undefined;
  /** Record as last loaded from the server. Defaults to `record`. */
  latest?: R | undefined;
  /** First values of a new record. Fields that are left out start empty. */
  initial?: Partial<V>;
  save: (body: B, stored: StoredVersion | undefined) => Promise<Result<S>>;
  /** Page to open after saving. A function returns the page for the saved record, or null to stay. */
  redirectTo: string | ((saved: S) => string | null);
  /** The opened page takes the place of the form in the browser's history. Defaults to `false`. */
  replacesForm?: boolean;
  /** Page of the saved record. The toast links to it, for forms that open another page after saving. */
  openOf?: (saved: S) => string | undefined;
  /** Also restores unsaved values when the tab loads the page again. Defaults to `true`. */
  afterReload?: boolean;
}

/** Form of a page. Pass it to `FormPage`. */
export interface RecordForm<V extends FieldValues, B> {
  methods: UseFormReturn<V, unknown, B>;
  submit: () => void;
  /** Error of the whole form, with an action that solves it. */
  notice: ReactNode;
}

/**
 * State of a form that edits or creates a record. Success shows a toast. Errors appear at their fields, or above the form and
 * in a toast. A save replaces the version from which editing started, even if a newer one was loaded in the background.
 * It replaces a newer version only after the user has seen the conflict message and saves again.
 */
export function useRecordForm<V extends FieldValues, B, R, F extends string, S = unknown>(
  definition: FormDefinition<V, B, R, F>,
  {
    record,
    latest = record,
    initial,
    save,
    redirectTo,
    replacesForm = false,
    openOf,
    afterReload = true,
  }: RecordFormOptions<V, B, R & StoredVersion, S>,
): RecordForm<V, B> {
  const navigate = useNavigate();
  const { t } = useTranslation('kit');
  const form = definition.useForm(record, initial);
  const valuesOf = definition.useValuesOf();
  const [version, setVersion] = useState(record?.version);
  // a draft for one contact is not restored in the form for another
  const [name] = useState(() => (initial ? JSON.stringify(initial) : ''));
  const draft = useDraft(form, { name, stored: version, onRestored: setVersion, afterReload });
  const serverError = form.formState.errors.root?.server;
  // the user can open another page while the form is saved
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send = async (body: B) => {
    const result = await save(body, record && { id: record.id, version: version ?? record.version });
    if (!result.ok) {
      const { status, code, payload } = result.failure;
      // the session is over: the sign-in page says so and `useDraft` keeps the values
      if (status === 401) return;
      if (code === 'stale') setVersion((before) => versionOf(payload) ?? before);
      // the alert above a long form can be out of view
      if (!showFailure(form, result.failure) || !isOpen.current) toast.error(messageOf(result.failure));
      return;
    }
    draft.discard();
    const page = openOf?.(result.payload);
    toast({
      tone: 'success',
      title: result.message,
      ...(page !== undefined && { action: { label: t('form.open'), onSelect: () => void navigate(page) } }),
    });
    if (!isOpen.current) return;
    const target = typeof redirectTo === 'string' ? redirectTo : redirectTo(result.payload);
    if (target !== null) await navigate(target, { replace: replacesForm });
  };

  // the newer record is requested again after the conflict and may not have arrived yet
  const current = serverError?.type === 'stale' && latest?.version === version ? latest : undefined;
  return {
    methods: form,
    submit: () => void form.handleSubmit(send)(),
    notice: serverError ? (
      <SaveError
        text={serverError.message ?? ''}
        stale={serverError.type === 'stale'}
        onLoad={current && (() => form.reset(valuesOf(current)))}
      />
    ) : draft.restored && !form.formState.isSubmitted ? (
      <DraftNotice
        onDiscard={() => {
          form.reset();
          setVersion(record?.version);
          draft.discard();
        }}
      />
    ) : null,
  };
}
