import { CardSkeleton, LoadError, type PanelProps } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { DocumentRequests } from './DocumentRequests';
import { usePolicy } from './documents.api';

/** Documents that agents asked for, for a policy. */
export default function PolicyDocumentRequests({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('services');
  const { data, error, mutate } = usePolicy(id);
  if (!data) {
    if (!error) return <CardSkeleton />;
    return <LoadError title={t('documents.failed')} failure={error} onRetry={() => mutate()} />;
  }
  const { insuranceName, policyNumber, expiredDate, contactDetails } = data;
  const label = [insuranceName, policyNumber].join(', ');
  const name = fullName(contactDetails);
  return (
    <DocumentRequests
      readOnly={readOnly}
      filter={{ policyId: id }}
      subject={{
        contact: { name, email: contactDetails.email },
        records: [
          { recordType: 'POLICY', recordId: id, label, expiredDate },
          { recordType: 'CONTACT', recordId: contactDetails.id, label: name, expiredDate: null },
        ],
      }}
    />
  );
}
