import { Chip, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Contact } from './contacts.api';

interface ContactChipsProps {
  contact: Pick<Contact, 'contactType' | 'client'>;
  size?: 'medium' | 'large';
}

/** Contact type, and whether the contact is a client. */
export function ContactChips({ contact: { contactType, client }, size = 'medium' }: ContactChipsProps) {
  const { t } = useTranslation('contacts');
  return (
    <Inline gap={6} wrap>
      <Chip size={size} tone={contactType === 'COMMERCIAL' ? 'info' : 'neutral'} status={contactType}>
        {t(`contactType.${contactType}`)}
      </Chip>
      {client ? (
        <Chip size={size} tone="success" status="CLIENT">
          {t('client')}
        </Chip>
      ) : null}
    </Inline>
  );
}
