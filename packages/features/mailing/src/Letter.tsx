import { type EmailType, fullName } from '@fairlead/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type About, ComposeForm } from './ComposeForm';
import type { MailSubject } from './mailing.api';

interface LetterProps {
  /** Of what the mail is about. */
  id: string;
  type: Exclude<EmailType, 'OTHER'>;
  contact: { id: string; firstName: string; lastName: string };
  leadsTo: string;
}

const subjects = {
  OPPORTUNITY: (id) => ({ opportunityId: id }),
  QUOTE: (id) => ({ quoteId: id }),
  POLICY: (id) => ({ policyId: id }),
} satisfies Record<LetterProps['type'], (id: string) => MailSubject>;

/** A mail to the contact of what it is about, which says of what type it is. */
export function Letter({ id, type, contact, leadsTo }: LetterProps) {
  const { t } = useTranslation('mailing');
  const about = useMemo<About>(
    () => ({ subject: subjects[type](id), type, contact: { id: contact.id, name: fullName(contact) } }),
    [id, type, contact],
  );
  return (
    <ComposeForm title={t('sendMail')} draft={`mailing.${type.toLowerCase()}.${id}`} about={about} leadsTo={leadsTo} />
  );
}
