import type { PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about an opportunity. Panel of its drawer. */
export default function OpportunityMails({ id }: PanelProps) {
  const { t } = useTranslation('mailing');
  return <RecordThreads record={{ opportunityId: id }} title={t('mails')} level={3} />;
}
