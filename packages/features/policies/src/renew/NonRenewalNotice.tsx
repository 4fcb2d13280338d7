import { formatDay, useAction } from '@fairlead/kit';
import { mayRenewPolicies } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Alert, Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { useTakeBackNonRenewal } from './renew.api';
import { useHasEnded } from './useHasEnded';

/** Why the policy is not renewed, with a button that removes the mark. */
export function NonRenewalNotice({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const hasEnded = useHasEnded();
  const takeBack = useAction(useTakeBackNonRenewal());
  const { nonRenewal, expiredDate } = policy;
  if (!nonRenewal) return null;
  const { reason, note } = nonRenewal;
  return (
    <Alert
      tone="neutral"
      role="note"
      title={t('nonRenewal.title', { reason: t(`nonRenewalReason.${reason}`) })}
      action={
        viewer && mayRenewPolicies(viewer) ? (
          <Button size="small" loading={takeBack.pending} onClick={() => void takeBack.run(policy)}>
            {t('nonRenewal.takeBack')}
          </Button>
        ) : undefined
      }
    >
      {[
        note,
        expiredDate === null
          ? ''
          : t(hasEnded(expiredDate) ? 'nonRenewal.ended' : 'nonRenewal.ends', { date: formatDay(expiredDate) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
