import { opportunityMailAddress, type PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';
import { useOpportunity } from './mailing.api';

/** Conversations about an opportunity. Panel of its drawer. */
export default function OpportunityMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const { data: opportunity } = useOpportunity(readOnly ? null : id);
  return (
    <RecordThreads
      record={{ opportunityId: id }}
      title={t('mails')}
      level={3}
      composeAt={opportunity && opportunityMailAddress(opportunity)}
    />
  );
}
