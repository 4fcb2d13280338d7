import { RowButton, useAction } from '@fairlead/kit';
import { mayAssign } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { MailX, Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Admin, useInvitation } from './admins.api';

/** Actions for an invited admin: resend the mail, or revoke a valid link. Empty for a role that the user may not assign. */
export function InvitationActions({ admin }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  const { viewer } = useAuth();
  const invitation = useInvitation();
  const act = useAction((kind: 'send' | 'revoke') => invitation[kind](admin.id));
  const { name, role, status } = admin;
  if (status !== 'INVITED' || !mayAssign(viewer?.privileges ?? [], role.privileges)) return null;
  return (
    <>
      <RowButton
        label={t('invitation.send', { name })}
        text={t('invitation.sendVerb')}
        icon={Send}
        onClick={() => void act.run('send')}
      />
      {admin.invitation?.state !== 'OPEN' ? null : (
        <RowButton
          label={t('invitation.revoke', { name })}
          text={t('invitation.revokeVerb')}
          icon={MailX}
          onClick={() => void act.run('revoke')}
        />
      )}
    </>
  );
}
