import { useReadOfPage } from '@fairlead/api-client/swr';
import { opportunityMailAddress, type PanelProps } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about an opportunity. Panel of its drawer. */
export default function OpportunityMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const { data: opportunity } = useReadOfPage(readOnly ? null : ['/api/opportunity/id/{id}', { path: { id } }]);
  return (
    <RecordThreads
      record={{ opportunityId: id }}
      title={t('mails')}
      level={3}
      composeAt={opportunity && opportunityMailAddress(opportunity)}
    />
  );
}
