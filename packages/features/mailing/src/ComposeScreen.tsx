import { urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ComposeForm } from './ComposeForm';

/** Mail to a contact. The `contactId` parameter preselects the receiver. */
export default function ComposeScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  return (
    <ComposeForm
      title={t('compose')}
      draftKey="mailing.compose"
      contactId={search.get('contactId') ?? undefined}
      leadsTo={urls.mailing.sent}
    />
  );
}
