import type { PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a policy. Panel of the policy page. */
export default function PolicyMails({ id }: PanelProps) {
  const { t } = useTranslation('mailing');
  return <RecordThreads record={{ policyId: id }} title={t('mails')} />;
}
