import { RENEW_PARAM, useDialogModule, useSearchParam } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { RefreshCw } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { useCanRenew, useRenewCommand } from './useRenewal';

const loadDialog = () => import('./RenewDialog');

interface RenewButtonProps {
  policy: Policy;
  /** Primary action of the page. */
  primary: boolean;
}

/** Button that loads and opens the renewal dialog. The address of the page and the command palette open it too. */
export function RenewButton({ policy, primary }: RenewButtonProps) {
  const { t } = useTranslation('policies');
  const { value, set } = useSearchParam(RENEW_PARAM);
  const canRenew = useCanRenew()(policy);
  const [open, setOpen] = useState(value !== null && canRenew);
  const dialogModule = useDialogModule(loadDialog, open, () => setOpen(false));
  useRenewCommand(policy, () => setOpen(true));
  // Removed at once, so that closing the dialog never navigates.
  useEffect(() => {
    if (value !== null) set(null, true);
  }, [value, set]);
  if (!canRenew) return null;
  return (
    <>
      <Button
        {...(primary && { variant: 'solid' as const, tone: 'accent' as const })}
        leadingIcon={<Icon of={RefreshCw} size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('renew.do')}
      </Button>
      {open && dialogModule ? <dialogModule.RenewDialog policy={policy} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
