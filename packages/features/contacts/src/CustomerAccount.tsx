import { messageOf } from '@fairlead/api-client/client';
import { formatInstant, useAction } from '@fairlead/kit';
import { Button, Icon, Inline, Text } from '@fairlead/ui';
import { Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Contact, useInvitation, useInvite } from './contacts.api';

/** Whether the contact can sign in as a customer, or the state of the invitation. */
export function CustomerAccount({ contact: { id, client } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { data: invitation, error } = useInvitation(client ? null : id);
  const invite = useAction(useInvite());
  if (client) return t('account.client');
  if (error) return messageOf(error);
  if (invitation === undefined) return null;
  const day = (seconds: number | null) => seconds && formatInstant(seconds);
  const invited = invitation !== null && invitation.sentAt !== null;
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
        loading={invite.pending}
        onClick={() => void invite.run(id, invitation)}
      >
        {t(invited ? 'account.sendAgain' : 'account.invite')}
      </Button>
    </Inline>
  );
}
