import type { Schemas } from '@fairlead/api-client/client';
import { useReload } from '@fairlead/api-client/swr';
import { RouterLink, to, urls, useAction, useCanOpen, useNavigateFromHere } from '@fairlead/kit';
import { quoteStep } from '@fairlead/rules';
import { Button, Icon, toast } from '@fairlead/ui';
import { BellRing, FilePen, Send, ShieldPlus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQuoteMail, type Quote, useReviseQuote } from '../quotes.api';
import { SendDialog } from './SendDialog';

const primary = { variant: 'solid', tone: 'accent' } as const;

/** The agent's next step with a quote: send it, remind the customer, create the policy, or revise it. */
export function NextStep({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const canOpen = useCanOpen();
  const step = quoteStep(quote);
  if (step === 'SEND' || step === 'REMIND') return <SendButton quote={quote} reminder={step === 'REMIND'} />;
  if (step === 'CREATE_POLICY' && canOpen(urls.policies.create))
    return (
      <Button asChild {...primary} leadingIcon={<Icon of={ShieldPlus} size={16} />}>
        <RouterLink to={`${urls.policies.create}?quoteId=${quote.id}`}>{t('createPolicy')}</RouterLink>
      </Button>
    );
  return step === 'REVISE' && canOpen(urls.quotes.create) ? <ReviseButton quote={quote} /> : null;
}

/** Opens the dialog once the proposed mail has loaded. */
function SendButton({ quote, reminder }: { quote: Quote; reminder: boolean }) {
  const { t } = useTranslation('quotes');
  const [loading, setLoading] = useState(false);
  const [draft, setDraft] = useState<Schemas['QuoteMailDraft']>();
  const reload = useReload('POST /api/quotes/give-feedback');
  const open = async () => {
    setLoading(true);
    const result = await loadQuoteMail(quote.id);
    setLoading(false);
    if (result.ok) return setDraft(result.payload);
    // the customer may have answered in the meantime
    if (result.failure.status === 409) reload();
    toast({ tone: 'danger', title: t('send.failed'), description: result.failure.message || undefined });
  };
  return (
    <>
      <Button
        {...primary}
        leadingIcon={<Icon of={reminder ? BellRing : Send} size={16} />}
        loading={loading}
        onClick={() => void open()}
      >
        {t(reminder ? 'send.reminder' : 'send.quote')}
      </Button>
      {draft ? <SendDialog quote={quote} draft={draft} onClose={() => setDraft(undefined)} /> : null}
    </>
  );
}

/** Creates a new quote with the same terms and opens it. */
function ReviseButton({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const openPage = useNavigateFromHere();
  const revise = useAction(useReviseQuote(), {
    onDone: ({ id }) => openPage(to(urls.quotes.view, { id })),
    failedTitle: t('revise.failed'),
  });
  return (
    <Button
      {...primary}
      leadingIcon={<Icon of={FilePen} size={16} />}
      loading={revise.pending}
      onClick={() => void revise.run(quote.id)}
    >
      {t('revise.quote')}
    </Button>
  );
}
