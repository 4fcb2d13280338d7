import { messageOf } from '@fairlead/api-client/client';
import { formatInstant } from '@fairlead/kit';
import { Button, Icon, Inline, Text, toast } from '@fairlead/ui';
import { Send } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Contact, useInvitation, useInvite } from './contacts.api';

/** Whether the contact can sign in as a customer, or the state of the invitation. */
export function CustomerAccount({ contact: { id, client } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { data: invitation, error } = useInvitation(client ? null : id);
  const invite = useInvite();
  const [busy, setBusy] = useState(false);
  if (client) return t('account.client');
  if (error) return messageOf(error);
  if (invitation === undefined) return null;
  const day = (seconds: number | null) => seconds && formatInstant(seconds, 'MM/DD/YYYY');
  const invited = invitation !== null && invitation.sentAt !== null;

  const send = async () => {
    if (busy) return;
    setBusy(true);
    const result = await invite(id, invitation);
    setBusy(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <Inline gap={8} wrap>
      <Text>
        {invited
          ? t(`account.${invitation.state === 'OPEN' ? 'open' : 'over'}`, {
              sent: day(invitation.sentAt),
              until: day(invitation.expiresAt),
            })
          : t('account.none')}
      </Text>
      <Button
        size="small"
        leadingIcon={<Icon of={Send} size={16} strokeWidth={1.75} />}
        loading={busy}
        onClick={() => void send()}
      >
        {t(invited ? 'account.sendAgain' : 'account.invite')}
      </Button>
    </Inline>
  );
}
