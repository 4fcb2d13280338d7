import { urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ClaimMail } from './ClaimMail';
import { ComposeForm } from './ComposeForm';

/** Mail to a contact. The `contactId` parameter preselects the receiver, and `claimId` the claim with its customer. */
export default function ComposeScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const claimId = search.get('claimId');
  if (claimId) return <ClaimMail id={claimId} />;
  return (
    <ComposeForm
      title={t('compose')}
      draftKey="mailing.compose"
      contactId={search.get('contactId') ?? undefined}
      redirectTo={urls.mailing.sent}
    />
  );
}
