import { CardSkeleton, LoadError, type PanelProps } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { DocumentRequests } from './DocumentRequests';
import { useClaim } from './documents.api';

/** Documents that agents asked for, for a claim. */
export default function ClaimDocumentRequests({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('services');
  const { data, error, mutate } = useClaim(id);
  if (!data) {
    if (!error) return <CardSkeleton />;
    return <LoadError title={t('documents.failed')} failure={error} onRetry={() => mutate()} />;
  }
  const { contact, serial, policy } = data;
  const label = [serial, policy.insuranceName].join(', ');
  return (
    <DocumentRequests
      readOnly={readOnly}
      filter={{ claimId: id }}
      subject={{
        contact: { name: fullName(contact), email: contact.email },
        records: [{ recordType: 'CLAIM', recordId: id, label, expiredDate: null }],
      }}
    />
  );
}
