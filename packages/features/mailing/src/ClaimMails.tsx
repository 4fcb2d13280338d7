import type { PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a claim. Panel of the claim page. */
export default function ClaimMails({ id }: PanelProps) {
  const { t } = useTranslation('mailing');
  return <RecordThreads record={{ claimId: id }} title={t('mails')} />;
}
