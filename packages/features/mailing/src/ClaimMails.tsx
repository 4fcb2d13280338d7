import { claimMailAddress, type PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a claim. Panel of the claim page. */
export default function ClaimMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const composeAt = readOnly ? undefined : claimMailAddress(id);
  return <RecordThreads record={{ claimId: id }} title={t('mails')} composeAt={composeAt} />;
}
