import type { EmailStatus, EmailType } from '@fairlead/rules';
import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Whether a mail was answered. */
export function MailStatus({ status }: { status: EmailStatus }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip tone={status === 'RESPONDED' ? 'success' : 'neutral'} status={status}>
      {t(`status.${status}`)}
    </Chip>
  );
}

/** What a mail is about. */
export function MailType({ type }: { type: EmailType }) {
  const { t } = useTranslation('mailing');
  return (
    <Chip tone="neutral" status={type}>
      {t(`type.${type}`)}
    </Chip>
  );
}
