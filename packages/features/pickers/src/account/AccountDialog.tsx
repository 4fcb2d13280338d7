import { messageOf } from '@fairlead/api-client/client';
import { useWriteById } from '@fairlead/kit';
import { ConfirmDialog, Text, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountWrite, AskedWrite } from './controlledPerson';

interface AccountDialogProps extends AskedWrite {
  onClose: () => void;
}

/** Confirms an action on the account of another person. The toast offers to undo disabling. */
export function AccountDialog({ person, write, onClose }: AccountDialogProps) {
  const { t, ready } = useTranslation(['userAccount', 'kit']);
  const [pending, setPending] = useState(false);
  const writes = {
    endSessions: useWriteById('post', '/api/user/end-sessions/id/{id}'),
    resetFactor: useWriteById('post', '/api/user/reset-second-factor/id/{id}'),
    disable: useWriteById('post', '/api/user/disable/id/{id}'),
    enable: useWriteById('post', '/api/user/enable/id/{id}'),
  };
  const run = async (name: AccountWrite) => {
    const result = await writes[name](person.id);
    if (!result.ok) return void toast.error(messageOf(result.failure));
    const undo = name === 'disable' && { action: { label: t('undo'), onSelect: () => void run('enable') } };
    toast({ tone: 'success', title: result.message, ...undo });
  };
  const confirm = async () => {
    setPending(true);
    await run(write);
    onClose();
  };
  if (!ready) return null;
  const label = t(`kit:account.${write}`);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="accent"
      title={label}
      description={t(write)}
      subject={<Text weight="label">{person.name}</Text>}
      confirmLabel={label}
      loading={pending}
      onConfirm={() => void confirm()}
    />
  );
}
