import { type EmailStatus, type EmailType, emailStatusTones } from '@fairlead/rules';
import { Chip, Icon } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';

/** Delivery status of a mail. */
export function MailStatus({ status }: { status: EmailStatus }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip
      tone={emailStatusTones[status]}
      status={status}
      icon={status === 'FAILED' ? <Icon of={CircleAlert} size={14} aria-hidden /> : undefined}
    >
      {t(`emailStatus.${status}`)}
    </Chip>
  );
}

export function MailType({ type }: { type: EmailType }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip tone="neutral" status={type}>
      {t(`emailType.${type}`)}
    </Chip>
  );
}
