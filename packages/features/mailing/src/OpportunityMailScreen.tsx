import { GuardedRecord, RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useOpportunity } from './mailing.api';
import { hasParams } from './mailParams';
import { RecordMail } from './RecordMail';

/** Mail to the contact of an opportunity. */
export default function OpportunityMailScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const id = hasParams(search, 'contact', 'contactId', 'agent', 'opportunity') ? search.get('opportunity') : null;
  const state = useOpportunity(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <GuardedRecord params={['opportunity']}>
      <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.opportunities.list}>
        {({ contact }) => (
          <RecordMail id={id} type="OPPORTUNITY" contact={contact} redirectTo={urls.opportunities.list} />
        )}
      </RecordGate>
    </GuardedRecord>
  );
}
