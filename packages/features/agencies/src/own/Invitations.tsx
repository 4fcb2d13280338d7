import { formatCount, formatInstant, PanelTable, useAction } from '@fairlead/kit';
import { invitationTones } from '@fairlead/rules';
import { Chip, type Column, Heading, Icon, MailArt, RowAction, Stack, Text } from '@fairlead/ui';
import { MailX, Send } from 'lucide';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, useInvitation, useInvitations } from './ownAgency.api';

const icon = { size: 16, strokeWidth: 1.75 };

interface InvitationsProps {
  maySend: boolean;
  /** Called when the last invitation is gone, so that the page can move the focus. */
  onEmpty: () => void;
}

/** Open invitations. Renders nothing without any. */
export function Invitations({ maySend, onEmpty }: InvitationsProps) {
  const { t } = useTranslation('agencies');
  const state = useInvitations(true);
  const columns = useColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const total = state.data?.totalElements ?? 0;
  // the focused button disappears with its row
  const onRevoked = () => (total > 1 ? heading.current?.focus() : onEmpty());
  if (total === 0 && !state.error) return null;
  return (
    <Stack gap={12}>
      <Heading ref={heading} level={2} size="section" tabIndex={-1}>
        {t('invitations.title', { total: formatCount(total) })}
      </Heading>
      <PanelTable
        label={t('invitations')}
        state={state}
        columns={columns}
        rowActions={(invitation) => <Actions invitation={invitation} maySend={maySend} onRevoked={onRevoked} />}
        empty={{ title: t('invitations'), text: '', illustration: <MailArt /> }}
      />
    </Stack>
  );
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation('agencies');
  return useMemo(() => {
    const day = (seconds: number | null) => seconds && formatInstant(seconds, 'DD-MMM-YYYY');
    return [
      {
        id: 'email',
        width: '30%',
        header: t('email'),
        card: 'title',
        cell: ({ email }) => <Text weight="label">{email}</Text>,
      },
      {
        id: 'state',
        width: '15%',
        header: t('invitation.state'),
        skeleton: 'chip',
        card: 'chip',
        cell: ({ state }) => (
          <Chip tone={invitationTones[state]} status={state}>
            {t(`memberInvitationState.${state}`)}
          </Chip>
        ),
      },
      {
        id: 'invitedBy',
        width: '18%',
        header: t('invitation.by'),
        priority: 1,
        cell: ({ invitedBy }) => invitedBy.name,
      },
      { id: 'sentAt', width: '13%', header: t('invitation.sentAt'), priority: 2, cell: ({ sentAt }) => day(sentAt) },
      { id: 'expiresAt', width: '13%', header: t('expiry'), cell: ({ expiresAt }) => day(expiresAt) },
    ];
  }, [t]);
}

interface ActionsProps {
  invitation: Invitation;
  maySend: boolean;
  onRevoked: () => void;
}

function Actions({ invitation: { id, email, state }, maySend, onRevoked }: ActionsProps) {
  const { t } = useTranslation('agencies');
  const invitation = useInvitation();
  const act = useAction((kind: 'send' | 'revoke') => invitation[kind](id));
  const revoke = async () => {
    if (await act.run('revoke')) onRevoked();
  };
  const first = state === 'UNSENT';
  return (
    <>
      {maySend ? (
        <RowAction
          label={t(first ? 'invitation.send' : 'invitation.sendAgain', { email })}
          text={t(first ? 'invitation.sendVerb' : 'invitation.sendAgainVerb')}
          icon={<Icon of={Send} {...icon} />}
          onClick={() => void act.run('send')}
        />
      ) : null}
      <RowAction
        label={t('invitation.revoke', { email })}
        text={t('invitation.revokeVerb')}
        icon={<Icon of={MailX} {...icon} />}
        tone="danger"
        onClick={() => void revoke()}
      />
    </>
  );
}
