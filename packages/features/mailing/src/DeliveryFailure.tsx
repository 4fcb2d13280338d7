import { messageOf, type Schemas } from '@fairlead/api-client/client';
import { useAuth } from '@fairlead/session';
import { Button, Callout, Icon, Text, toast } from '@fairlead/ui';
import { CircleAlert, RotateCcw } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Mail, useRetryMail } from './mailing.api';

interface DeliveryFailureProps {
  mail: Mail;
  reason: Schemas['EmailFailure'];
}

/** Reason why a mail was not delivered, with a retry for its sender and agency admins. */
export function DeliveryFailure({ mail, reason }: DeliveryFailureProps) {
  const { t } = useTranslation('mailing');
  const { me, viewer } = useAuth();
  const send = useRetryMail();
  const [sending, setSending] = useState(false);
  const mayRetry = me?.user.id === mail.fromDetails.id || viewer?.agencyAdmin === true;
  const retry = async () => {
    setSending(true);
    const result = await send(mail.id);
    setSending(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <Callout
      tone="danger"
      icon={<Icon of={CircleAlert} />}
      title={t('failure.title')}
      action={
        mayRetry ? (
          <Button leadingIcon={<Icon of={RotateCcw} size={16} />} loading={sending} onClick={() => void retry()}>
            {t('failure.retry')}
          </Button>
        ) : null
      }
    >
      <Text>{t(`failure.${reason}`, { email: mail.toDetails.email })}</Text>
    </Callout>
  );
}
