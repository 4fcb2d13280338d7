import { useReadOfPage } from '@fairlead/api-client/swr';
import { type PanelProps, policyMailAddress } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';

/** Conversations about a policy. Panel of the policy page. */
export default function PolicyMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const { data: policy } = useReadOfPage(readOnly ? null : ['/api/policy/id/{id}', { path: { id } }]);
  return <RecordThreads record={{ policyId: id }} title={t('mails')} composeAt={policy && policyMailAddress(policy)} />;
}
