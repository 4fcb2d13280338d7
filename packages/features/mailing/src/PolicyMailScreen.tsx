import { GuardedRecord, RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePolicy } from './mailing.api';
import { hasParams } from './mailParams';
import { RecordMail } from './RecordMail';

/** Mail to the owner of a policy. */
export default function PolicyMailScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const id = hasParams(search, 'contact', 'contactId', 'agent', 'policy') ? search.get('policy') : null;
  const state = usePolicy(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <GuardedRecord params={['policy']}>
      <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.policies.list}>
        {({ contactDetails }) => (
          <RecordMail id={id} type="POLICY" contact={contactDetails} redirectTo={urls.policies.list} />
        )}
      </RecordGate>
    </GuardedRecord>
  );
}
