import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Letter } from './Letter';
import { useOpportunity } from './mailing.api';
import { namesAll } from './named';

/** A mail to the contact of an opportunity. Specification, document 2, section 2; RESOLUTIONS G-112. */
export default function OpportunityMailScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const id = namesAll(search, 'contact', 'contactId', 'agent', 'opportunity') ? search.get('opportunity') : null;
  const state = useOpportunity(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.opportunities.list}>
      {({ contact }) => <Letter id={id} type="OPPORTUNITY" contact={contact} leadsTo={urls.opportunities.list} />}
    </RecordGate>
  );
}
