import { urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ComposeForm } from './ComposeForm';

/** A mail to a contact; an address with `contactId` chooses them. Specification, document 2, section 2. */
export default function ComposeScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  return (
    <ComposeForm
      title={t('compose')}
      draft="mailing.compose"
      contactId={search.get('contactId') ?? undefined}
      leadsTo={urls.mailing.sent}
    />
  );
}
