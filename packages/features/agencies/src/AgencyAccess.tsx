import { messageOf } from '@fairlead/api-client/client';
import { LazyConfirmDialog, useAction, useWriteById } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Icon, IconButton, Menu, MenuItem, Text, toast } from '@fairlead/ui';
import { Ban, Ellipsis } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agency } from './agencies.api';

const useEnable = () => useAction(useWriteById('post', '/api/agency/enable/id/{id}'));

/** Menu to disable an agency, for admins who may. The toast offers to undo it. */
export function AgencyMenu({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['agencies', 'kit']);
  const { may } = useAuth();
  const disable = useWriteById('post', '/api/agency/disable/id/{id}');
  const enable = useEnable();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    const result = await disable(agency.id);
    setPending(false);
    setAsked(false);
    if (!result.ok) return void toast.error(messageOf(result.failure));
    const undo = { label: t('access.undo'), onSelect: () => void enable.run(agency.id) };
    toast({ tone: 'success', title: result.message, action: undo });
  };
  if (!may('ADMIN_UPDATE')) return null;
  const label = t('kit:account.actions', { name: agency.agencyName });
  const isEnabled = agency.access === 'ENABLED';
  return (
    <>
      {isEnabled ? (
        <Menu
          label={label}
          align="end"
          trigger={
            <IconButton label={label}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          <MenuItem icon={<Icon of={Ban} />} onSelect={() => setAsked(true)}>
            {t('access.disable')}
          </MenuItem>
        </Menu>
      ) : null}
      <LazyConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="accent"
        title={t('access.disable')}
        description={t('access.consequences')}
        subject={<Text weight="label">{agency.agencyName}</Text>}
        confirmLabel={t('access.disable')}
        loading={pending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** Notice that an agency is disabled, with a button to enable it for admins who may. */
export function DisabledNotice({ agency }: { agency: Agency }) {
  const { t } = useTranslation('agencies');
  const { may } = useAuth();
  const enable = useEnable();
  if (agency.access === 'ENABLED') return null;
  return (
    <Alert
      tone="warning"
      role="note"
      title={t('access.disabled')}
      action={
        may('ADMIN_UPDATE') && !agency.deletion?.startedAt ? (
          <Button size="small" loading={enable.pending} onClick={() => void enable.run(agency.id)}>
            {t('access.enable')}
          </Button>
        ) : undefined
      }
    >
      {t('access.disabledText')}
    </Alert>
  );
}
