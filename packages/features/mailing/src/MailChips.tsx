import { enumChip } from '@fairlead/kit';
import { type EmailStatus, type EmailType, emailStatusTones } from '@fairlead/rules';
import { Chip, Icon } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';

const StatusChip = enumChip('mailing', 'emailStatus', emailStatusTones);

/** Delivery status of a mail. An icon marks a failure. */
export function MailStatus({ status }: { status: EmailStatus }) {
  const icon = status === 'FAILED' ? <Icon of={CircleAlert} size={14} aria-hidden /> : undefined;
  return <StatusChip status={status} icon={icon} />;
}

export function MailType({ status }: { status: EmailType }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip tone="neutral" status={status}>
      {t(`emailType.${status}`)}
    </Chip>
  );
}
