import { fullName } from '@fairlead/rules';
import { Button, Icon, toast } from '@fairlead/ui';
import { Send } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, sendReadyMail } from '../quotes.api';

/**
 * Sends the mail that the quote is ready, and shows the result.
 *
 * @returns Whether the mail was sent.
 */
export function useReadyMail(): [busy: boolean, send: (quote: Quote) => Promise<boolean>] {
  const { t } = useTranslation('quotes');
  const [busy, setBusy] = useState(false);
  const send = async ({ id }: Quote) => {
    setBusy(true);
    const result = await sendReadyMail(id);
    setBusy(false);
    if (result.ok) toast.success(result.message);
    else toast({ tone: 'danger', title: t('ready.failed'), description: result.failure.message || undefined });
    return result.ok;
  };
  return [busy, send];
}

/** Button that sends a quote to its contact for approval. */
export function ReadyMailButton({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const [busy, send] = useReadyMail();
  return (
    <Button
      variant="solid"
      tone="accent"
      leadingIcon={<Icon of={Send} size={16} />}
      loading={busy}
      onClick={() => void send(quote)}
    >
      {t('ready.send', { contact: fullName(quote.contact) })}
    </Button>
  );
}
