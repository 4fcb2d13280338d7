import { messageOf } from '@fairlead/api-client/client';
import { formatCount, formatInstant, useAction } from '@fairlead/kit';
import { Button, type DescriptionItem, Icon, Inline, Skeleton, Text } from '@fairlead/ui';
import { Send } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Contact, useCustomerAccount, useInvitation, useInvite } from './contacts.api';

/** Milliseconds without another invitation after one was sent: the second press of a double click must not send one. */
const PAUSE = 1000;

/** Whether the contact can sign in as a customer, or the state of the invitation. */
export function CustomerAccount({ contact: { id, client, account } }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { data: invitation, error } = useInvitation(client ? null : id);
  const [paused, setPaused] = useState(false);
  const invite = useAction(useInvite(), { onDone: () => setPaused(true) });
  useEffect(() => {
    if (!paused) return;
    const timer = setTimeout(setPaused, PAUSE, false);
    return () => clearTimeout(timer);
  }, [paused]);
  if (client) return t(account?.disabled ? 'accountDisabled' : 'account.client');
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
        loading={invite.pending || paused}
        onClick={() => void invite.run(id, invitation)}
      >
        {t(invited ? 'account.sendAgain' : 'account.invite')}
      </Button>
    </Inline>
  );
}

/** How the customer signs in, for agency admins. */
export function useSignInItems(contact: Contact): DescriptionItem[] {
  const { t } = useTranslation('contacts');
  const { data, error, isShown } = useCustomerAccount(contact);
  if (!isShown) return [];
  if (error) return [{ term: t('account.secondFactor'), description: messageOf(error) }];
  const loading = <Skeleton width={80} />;
  return [
    {
      term: t('account.secondFactor'),
      description: data ? t(data.secondFactor ? 'account.on' : 'account.off') : loading,
    },
    {
      term: t('account.lastSignIn'),
      description: data ? (data.lastSignIn === null ? t('account.never') : formatInstant(data.lastSignIn)) : loading,
    },
    { term: t('account.sessions'), description: data ? formatCount(data.sessionCount) : loading },
  ];
}
