import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Letter } from './Letter';
import { useQuote } from './mailing.api';
import { useNamedQuote } from './named';

/** A mail to the contact of a quote. Specification, document 2, section 2; RESOLUTIONS G-112. */
export default function QuoteMailScreen() {
  const { t } = useTranslation('mailing');
  const id = useNamedQuote();
  const state = useQuote(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.quotes.list}>
      {({ quote }) => <Letter id={id} type="QUOTE" contact={quote.contact} leadsTo={urls.quotes.list} />}
    </RecordGate>
  );
}
