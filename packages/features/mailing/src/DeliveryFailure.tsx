import type { Schemas } from '@fairlead/api-client/client';
import { useAuth } from '@fairlead/session';
import { Callout, Icon, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Mail, useRetryMail } from './mailing.api';
import { SendAgain } from './SendAgain';

interface DeliveryFailureProps {
  mail: Mail;
  reason: Schemas['EmailFailure'];
}

/** Reason why a mail was not delivered, with a retry for its sender and agency admins. */
export function DeliveryFailure({ mail, reason }: DeliveryFailureProps) {
  const { t } = useTranslation('mailing');
  const { me, viewer } = useAuth();
  const send = useRetryMail();
  const mayRetry = me?.user.id === mail.fromDetails.id || viewer?.agencyAdmin === true;
  return (
    <Callout
      tone="danger"
      icon={<Icon of={CircleAlert} />}
      title={t('failure.title')}
      action={mayRetry ? <SendAgain send={() => send(mail.id)} /> : null}
    >
      <Text>{t(`failure.${reason}`, { email: mail.toDetails.email })}</Text>
    </Callout>
  );
}
