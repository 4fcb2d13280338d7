import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Letter } from './Letter';
import { usePolicy } from './mailing.api';
import { namesAll } from './named';

/** A mail to the owner of a policy. Specification, document 2, section 2; RESOLUTIONS G-11. */
export default function PolicyMailScreen() {
  const { t } = useTranslation('mailing');
  const [search] = useSearchParams();
  const id = namesAll(search, 'contact', 'contactId', 'agent', 'policy') ? search.get('policy') : null;
  const state = usePolicy(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.policies.list}>
      {({ contactDetails }) => <Letter id={id} type="POLICY" contact={contactDetails} leadsTo={urls.policies.list} />}
    </RecordGate>
  );
}
