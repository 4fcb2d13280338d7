import { type Action, useAction } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Button, Icon } from '@fairlead/ui';
import { Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Quote, sendReadyMail } from '../quotes.api';

/** Sends the mail that the quote is ready. */
export function useReadyMail(): Action<[quoteId: string]> {
  const { t } = useTranslation('quotes');
  return useAction(sendReadyMail, { failedTitle: t('ready.failed') });
}

/** Button that sends a quote to its contact for approval. */
export function ReadyMailButton({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const mail = useReadyMail();
  return (
    <Button
      variant="solid"
      tone="accent"
      leadingIcon={<Icon of={Send} size={16} />}
      loading={mail.pending}
      onClick={() => void mail.run(quote.id)}
    >
      {t('ready.send', { contact: fullName(quote.contact) })}
    </Button>
  );
}
