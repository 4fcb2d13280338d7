import {
  enumChip,
  formatCount,
  instantColumn,
  PanelTable,
  RowButton,
  relatedColumn,
  statusColumn,
  useAction,
} from '@fairlead/kit';
import { invitationTones } from '@fairlead/rules';
import { type Column, Heading, MailArt, Stack, Text } from '@fairlead/ui';
import { MailX, Send } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, useInvitation, useInvitations } from './ownAgency.api';

const InvitationChip = enumChip('agencies', 'memberInvitationState', invitationTones);

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
  return [
    {
      id: 'email',
      width: '30%',
      header: t('email'),
      card: 'title',
      cell: ({ email }) => <Text weight="label">{email}</Text>,
    },
    statusColumn('state', InvitationChip, { header: t('invitation.state'), width: '15%' }),
    relatedColumn('invitedBy', { header: t('invitation.by'), width: '18%', priority: 1 }),
    instantColumn('sentAt', { header: t('invitation.sentAt'), width: '13%', priority: 2, format: 'DD-MMM-YYYY' }),
    instantColumn('expiresAt', { header: t('expiry'), width: '13%', format: 'DD-MMM-YYYY' }),
  ];
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
        <RowButton
          label={t(first ? 'invitation.send' : 'invitation.sendAgain', { email })}
          text={t(first ? 'invitation.sendVerb' : 'invitation.sendAgainVerb')}
          icon={Send}
          onClick={() => void act.run('send')}
        />
      ) : null}
      <RowButton
        label={t('invitation.revoke', { email })}
        text={t('invitation.revokeVerb')}
        icon={MailX}
        tone="danger"
        onClick={() => void revoke()}
      />
    </>
  );
}
