import { type PanelProps, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { RecordThreads } from './inbox/RecordThreads';
import { usePolicy } from './mailing.api';

/** Conversations about a policy. Panel of the policy page. */
export default function PolicyMails({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('mailing');
  const { data: policy } = usePolicy(readOnly ? null : id);
  const params =
    policy &&
    new URLSearchParams({
      contact: fullName(policy.contactDetails),
      contactId: policy.contactDetails.id,
      agent: policy.assignedAgent.name,
      policy: id,
    });
  return (
    <RecordThreads
      record={{ policyId: id }}
      title={t('mails')}
      composeAt={params && `${urls.policies.mail}?${params.toString()}`}
    />
  );
}
