import { FormFromQuery, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { ClaimMail } from './ClaimMail';
import { ComposeForm } from './ComposeForm';

/** Mail to a contact. The `contactId` parameter preselects the receiver, and `claimId` the claim with its customer. */
export default function ComposeScreen() {
  const { t } = useTranslation('mailing');
  return (
    <FormFromQuery params={['claimId', 'contactId']}>
      {({ claimId, contactId }) =>
        claimId ? (
          <ClaimMail id={claimId} />
        ) : (
          <ComposeForm
            title={t('compose')}
            draftKey={contactId ? `mailing.compose.${contactId}` : 'mailing.compose'}
            contactId={contactId}
            redirectTo={urls.mailing.sent}
          />
        )
      }
    </FormFromQuery>
  );
}
