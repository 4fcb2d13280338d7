import { useAuth } from '@fairlead/session';
import { Icon, SidebarAction, Stack } from '@fairlead/ui';
import { CircleHelp, LogOut } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { urls } from '../urls';
import { MakePayment } from './MakePayment';
import { useSupportCenter } from './useSupportCenter';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true };

/** Actions that the top bar has no space for on phones. */
export function SheetActions() {
  const { t } = useTranslation('shell');
  const { me } = useAuth();
  const navigate = useNavigate();
  const openSupport = useSupportCenter();
  return (
    <Stack gap={4}>
      <MakePayment block />
      {openSupport ? (
        <SidebarAction icon={<Icon of={CircleHelp} {...icon} />} label={t('supportCenter')} onClick={openSupport} />
      ) : null}
      <SidebarAction
        icon={<Icon of={LogOut} {...icon} />}
        label={t(me?.view ? 'view.stop' : 'signOut')}
        onClick={() => void navigate(urls.account.signOut)}
      />
    </Stack>
  );
}
