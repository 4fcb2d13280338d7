import { type EmailType, fullName } from '@fairlead/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComposeForm, type MailRecord } from './ComposeForm';
import type { MailSubject } from './mailing.api';

interface RecordMailProps {
  /** Id of the record that the mail is about. */
  id: string;
  type: Exclude<EmailType, 'OTHER'>;
  contact: { id: string; firstName: string; lastName: string };
  redirectTo: string;
}

const subjects = {
  OPPORTUNITY: (id) => ({ opportunityId: id }),
  QUOTE: (id) => ({ quoteId: id }),
  POLICY: (id) => ({ policyId: id }),
} satisfies Record<RecordMailProps['type'], (id: string) => MailSubject>;

/** Mail to the contact of an opportunity, quote or policy. */
export function RecordMail({ id, type, contact, redirectTo }: RecordMailProps) {
  const { t } = useTranslation('mailing');
  const record = useMemo<MailRecord>(
    () => ({ subject: subjects[type](id), type, contact: { id: contact.id, name: fullName(contact) } }),
    [id, type, contact],
  );
  return (
    <ComposeForm
      title={t('sendMail')}
      draftKey={`mailing.${type.toLowerCase()}.${id}`}
      record={record}
      redirectTo={redirectTo}
    />
  );
}
