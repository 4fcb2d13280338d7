import { RecordGate, to, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { ComposeForm } from './ComposeForm';
import { useClaim } from './mailing.api';

/** Mail to the customer of a claim. */
export function ClaimMail({ id }: { id: string }) {
  const { t } = useTranslation('mailing');
  return (
    <RecordGate title={t('compose')} state={useClaim(id)} backTo={urls.claims.list}>
      {({ serial, contact }) => (
        <ComposeForm
          title={t('compose')}
          draftKey={`mailing.claim.${id}`}
          record={{
            subject: { claimId: id },
            type: 'OTHER',
            contact: { id: contact.id, name: fullName(contact) },
            mailSubject: t('claimSubject', { serial }),
          }}
          redirectTo={to(urls.claims.view, { id })}
        />
      )}
    </RecordGate>
  );
}
