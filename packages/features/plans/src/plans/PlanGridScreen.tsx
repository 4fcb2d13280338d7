import { ErrorState } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PlanGrid } from './PlanGrid';
import { useMyPlan } from './plans.api';

/** Packages for agency admins. */
export default function PlanGridScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { data, error, mutate } = useMyPlan();
  const failure =
    error && data === undefined ? (
      <ErrorState title={t('kit:list.failed')} message={error.message} onRetry={() => mutate()} />
    ) : null;
  return (
    <PlanGrid
      title={t('plans')}
      plan={data}
      failure={failure}
      couponCode={data?.status === 'ACTIVE' ? data.couponCode : null}
    />
  );
}
