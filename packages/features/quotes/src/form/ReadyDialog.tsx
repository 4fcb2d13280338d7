import { useAction } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { ConfirmDialog, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type Quote, sendReadyMail } from '../quotes.api';

/** Dialog that offers to send a quote for approval to its contact. */
export function ReadyDialog({ quote, onLeave }: { quote: Quote; onLeave: () => void }) {
  const { t } = useTranslation(['quotes', 'kit']);
  const mail = useAction(sendReadyMail, { failedTitle: t('ready.failed') });
  const confirm = async () => {
    if (await mail.run(quote.id)) onLeave();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onLeave())}
      tone="accent"
      title={t('ready.title')}
      description={t('ready.text', { contact: fullName(quote.contact) })}
      subject={<Text weight="label">{`${quote.serial} · ${quote.contact.email}`}</Text>}
      confirmLabel={t('ready.email')}
      cancelLabel={t('kit:form.cancel')}
      loading={mail.pending}
      onConfirm={() => void confirm()}
    />
  );
}
