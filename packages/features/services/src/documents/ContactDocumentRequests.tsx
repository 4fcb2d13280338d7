import { CardSkeleton, LoadError, type PanelProps } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { DocumentRequests } from './DocumentRequests';
import { useContact, usePoliciesOf } from './documents.api';

/** Documents that agents asked a contact for, including those for policies and claims. */
export default function ContactDocumentRequests({ id, readOnly }: PanelProps) {
  const { t } = useTranslation('services');
  const contact = useContact(id);
  const policies = usePoliciesOf(id);
  if (!contact.data || !policies.data) {
    const error = contact.error ?? policies.error;
    const retry = () => void Promise.all([contact.mutate(), policies.mutate()]);
    if (!error) return <CardSkeleton />;
    return <LoadError title={t('documents.failed')} failure={error} onRetry={retry} />;
  }
  const name = fullName(contact.data);
  return (
    <DocumentRequests
      filter={{ contactId: id }}
      readOnly={readOnly}
      subject={{
        contact: { name, email: contact.data.email },
        records: [
          { recordType: 'CONTACT' as const, recordId: id, label: name, expiredDate: null },
          ...policies.data.content.map(({ id: recordId, insuranceName, policyNumber, expiredDate }) => ({
            recordType: 'POLICY' as const,
            recordId,
            label: [insuranceName, policyNumber].join(', '),
            expiredDate,
          })),
        ],
      }}
    />
  );
}
