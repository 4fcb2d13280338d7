import { messageOf } from '@fairlead/api-client/client';
import { FormDialog } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Alert, Callout, DescriptionList, Icon, Skeleton, Stack, Text, TextField } from '@fairlead/ui';
import { TriangleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Contact, useErasure, usePersonalData } from './contacts.api';
import { erasureForm } from './erasureForm';

const { Field } = erasureForm;

interface ErasureDialogProps {
  contact: Contact;
  onClose: () => void;
}

/** Erases the personal data of a contact. Lists the affected records, and asks for the email address of the contact. */
export function ErasureDialog({ contact, onClose }: ErasureDialogProps) {
  const { t } = useTranslation('contacts');
  const { id, email } = contact;
  const erase = useErasure(id);
  return (
    <FormDialog
      form={erasureForm}
      title={t('erase.title', { name: fullName(contact) })}
      description={t('erase.text')}
      submitLabel={t('erase.submit')}
      tone="danger"
      ready={(values) => values.email.trim().toLowerCase() === email.toLowerCase()}
      save={(values) => erase(values.email.trim())}
      onClose={onClose}
    >
      <Consequences contactId={id} />
      <Field
        name="email"
        as={TextField}
        hint={t('erase.emailHint', { email })}
        type="email"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}

/** Numbers of the records that the erasure removes and keeps. */
function Consequences({ contactId }: { contactId: string }) {
  const { t } = useTranslation('contacts');
  const { data, error } = usePersonalData(contactId);
  if (error) return <Alert tone="danger">{messageOf(error)}</Alert>;
  const counted = (
    name: 'documents' | 'mails' | 'notes' | 'tasks' | 'policies' | 'quotes' | 'opportunities' | 'claims',
  ) => (data && data[name] > 0 ? [t(`erase.${name}`, { count: data[name] })] : []);
  const listed = (texts: readonly string[]) => (texts.length > 0 ? texts.join(', ') : t('facts.none'));
  const removed = listed([
    ...(data?.hasAccount ? [t('erase.account')] : []),
    ...counted('documents'),
    ...counted('mails'),
    ...counted('notes'),
    ...counted('tasks'),
  ]);
  const kept = listed([
    ...counted('policies'),
    ...counted('quotes'),
    ...counted('opportunities'),
    ...counted('claims'),
  ]);
  const inUse = data && [
    ...(data.policiesInForce > 0 ? [t('erase.inForce', { count: data.policiesInForce })] : []),
    ...(data.openClaims > 0 ? [t('erase.openClaims', { count: data.openClaims })] : []),
  ];
  const loading = <Skeleton width={240} />;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { term: t('erase.removed'), description: data ? removed : loading },
          { term: t('erase.kept'), description: data ? kept : loading },
        ]}
      />
      {inUse && inUse.length > 0 ? (
        <Callout tone="warning" icon={<Icon of={TriangleAlert} />} title={inUse.join(', ')}>
          <Text asChild>
            <span>{t('erase.inUse')}</span>
          </Text>
        </Callout>
      ) : null}
    </Stack>
  );
}
