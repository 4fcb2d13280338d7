import type { EmailStatus, EmailType } from '@fairlead/rules';
import { Chip, Icon } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';

const tones = { DELIVERED: 'neutral', RESPONDED: 'success', FAILED: 'danger' } as const;

/** Delivery status of a mail. */
export function MailStatus({ status }: { status: EmailStatus }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip
      tone={tones[status]}
      status={status}
      icon={status === 'FAILED' ? <Icon of={CircleAlert} size={14} aria-hidden /> : undefined}
    >
      {t(`status.${status}`)}
    </Chip>
  );
}

export function MailType({ type }: { type: EmailType }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip tone="neutral" status={type}>
      {t(`type.${type}`)}
    </Chip>
  );
}
