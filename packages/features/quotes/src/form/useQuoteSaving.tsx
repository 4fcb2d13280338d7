import type { Failure } from '@fairlead/api-client/client';
import { showFailure, urls } from '@fairlead/kit';
import { Alert, Button, toast } from '@fairlead/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Quote, useSaveQuote } from '../quotes.api';
import type { QuoteBody, QuoteValues } from './quoteForm';

interface Options {
  /** The quote as it was when editing began; none while a new one is made. */
  stored: Quote | undefined;
  valuesOf: (quote: Quote) => QuoteValues;
  /** Where one goes when it is saved, unless it is to be sent to its contact. */
  leadsTo: (quote: Quote) => string;
}

/** The quote as it is now, in a refusal because it was changed meanwhile. */
const currentOf = ({ code, payload }: Failure): Quote | undefined =>
  code === 'stale' && typeof payload === 'object' && payload ? (payload as Quote) : undefined;

/**
 * Sends the form. A quote that waits for its customer then is not left: it can be sent to them first. Only who has been
 * told of a change of somebody else, and saves again, replaces it.
 */
export function useQuoteSaving(form: UseFormReturn<QuoteValues, unknown, QuoteBody>, options: Options) {
  const { stored, valuesOf, leadsTo } = options;
  const { t } = useTranslation('kit');
  const navigate = useNavigate();
  const save = useSaveQuote();
  const [version, setVersion] = useState(stored?.version);
  const [newer, setNewer] = useState<Quote>();
  const [ready, setReady] = useState<Quote>();

  const submit = form.handleSubmit(async (body) => {
    const result = await save(body, stored && { id: stored.id, version: version ?? stored.version });
    if (!result.ok) {
      // the session is over: the sign-in page says so
      if (result.failure.status === 401) return;
      const current = currentOf(result.failure);
      setNewer(current);
      if (current) setVersion(current.version);
      // above a form that is longer than the window it would not be seen
      if (!showFailure(form, result.failure)) toast.error(result.failure.message);
      return;
    }
    toast.success(result.message);
    if (result.payload.quoteStatus !== 'PENDING_APPROVAL') return navigate(leadsTo(result.payload));
    // nothing is unsaved while it is asked whether to send it
    form.reset(valuesOf(result.payload));
    setReady(result.payload);
  });

  const refusal = form.formState.errors.root?.server;
  return {
    onSubmit: () => void submit(),
    ready,
    leave: () => void navigate(urls.quotes.list),
    notice: refusal ? (
      <Alert
        tone="danger"
        title={refusal.message}
        action={
          newer ? (
            <Button size="small" onClick={() => form.reset(valuesOf(newer))}>
              {t('stale.load')}
            </Button>
          ) : undefined
        }
      >
        {newer ? t('stale.text') : null}
      </Alert>
    ) : null,
  };
}
