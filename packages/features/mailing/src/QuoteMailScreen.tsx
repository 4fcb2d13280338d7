import { RecordGate, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type About, ComposeForm } from './ComposeForm';
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
      {({ quote }) => <Letter id={id} contact={quote.contact} />}
    </RecordGate>
  );
}

interface LetterProps {
  id: string;
  contact: { id: string; firstName: string; lastName: string };
}

function Letter({ id, contact }: LetterProps) {
  const { t } = useTranslation('mailing');
  const about = useMemo<About>(
    () => ({
      subject: { quoteId: id },
      type: 'QUOTE',
      contact: { id: contact.id, name: fullName(contact) },
    }),
    [id, contact],
  );
  return <ComposeForm title={t('sendMail')} draft={`mailing.quote.${id}`} about={about} leadsTo={urls.quotes.list} />;
}
