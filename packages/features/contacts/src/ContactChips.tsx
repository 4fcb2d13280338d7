import { Chip, Inline } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Contact } from './contacts.api';

interface ContactChipsProps {
  contact: Pick<Contact, 'contactType' | 'client' | 'account' | 'erasedAt'>;
  size?: 'medium' | 'large';
}

/** Contact type, whether the contact is a client or erased, and whether the account is disabled. */
export function ContactChips({
  contact: { contactType, client, account, erasedAt },
  size = 'medium',
}: ContactChipsProps) {
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
      {erasedAt === null ? null : (
        <Chip size={size} status="ERASED">
          {t('erased')}
        </Chip>
      )}
      {account?.disabled ? (
        <Chip size={size} tone="danger" status="DISABLED">
          {t('accountDisabled')}
        </Chip>
      ) : null}
    </Inline>
  );
}
