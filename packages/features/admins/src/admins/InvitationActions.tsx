import { useAction } from '@fairlead/kit';
import { Icon, RowAction } from '@fairlead/ui';
import { MailX, Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Admin, useInvitation } from './admins.api';

const icon = { size: 16, strokeWidth: 1.75 };

/** Actions for an invited admin: resend the mail, or revoke a valid link. */
export function InvitationActions({ admin }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  const invitation = useInvitation();
  const act = useAction((kind: 'send' | 'revoke') => invitation[kind](admin.id));
  const { name } = admin;
  return (
    <>
      <RowAction
        label={t('invitation.send', { name })}
        text={t('invitation.sendVerb')}
        icon={<Icon of={Send} {...icon} />}
        onClick={() => void act.run('send')}
      />
      {admin.invitation?.state !== 'OPEN' ? null : (
        <RowAction
          label={t('invitation.revoke', { name })}
          text={t('invitation.revokeVerb')}
          icon={<Icon of={MailX} {...icon} />}
          onClick={() => void act.run('revoke')}
        />
      )}
    </>
  );
}
