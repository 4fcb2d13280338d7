import { messageOf, type Result } from '@fairlead/api-client/client';
import { Icon, RowAction, toast } from '@fairlead/ui';
import { MailX, Send } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Admin, useInvitation } from './admins.api';

const icon = { size: 16, strokeWidth: 1.75 };

/** Actions for an invited admin: resend the mail, or revoke a valid link. */
export function InvitationActions({ admin }: { admin: Admin }) {
  const { t } = useTranslation('admins');
  const { send, revoke } = useInvitation();
  const [busy, setBusy] = useState(false);
  const run = async (work: (id: string) => Promise<Result<Admin>>) => {
    if (busy) return;
    setBusy(true);
    const result = await work(admin.id);
    setBusy(false);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  const { name } = admin;
  return (
    <>
      <RowAction
        label={t('invitation.send', { name })}
        text={t('invitation.sendVerb')}
        icon={<Icon of={Send} {...icon} />}
        onClick={() => void run(send)}
      />
      {admin.invitation?.state !== 'OPEN' ? null : (
        <RowAction
          label={t('invitation.revoke', { name })}
          text={t('invitation.revokeVerb')}
          icon={<Icon of={MailX} {...icon} />}
          onClick={() => void run(revoke)}
        />
      )}
    </>
  );
}
