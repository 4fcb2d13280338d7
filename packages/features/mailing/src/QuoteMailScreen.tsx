import { GuardedRecord, RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useQuote } from './mailing.api';
import { useQuoteIdParam } from './mailParams';
import { RecordMail } from './RecordMail';

/** Mail to the contact of a quote. */
export default function QuoteMailScreen() {
  const { t } = useTranslation('mailing');
  const id = useQuoteIdParam();
  const state = useQuote(id);
  if (id === null) return <Navigate to={urls.crash} replace />;
  return (
    <GuardedRecord params={['quote']}>
      <RecordGate key={id} title={t('sendMail')} state={state} backTo={urls.quotes.list}>
        {({ quote }) => <RecordMail id={id} type="QUOTE" contact={quote.contact} redirectTo={urls.quotes.list} />}
      </RecordGate>
    </GuardedRecord>
  );
}
