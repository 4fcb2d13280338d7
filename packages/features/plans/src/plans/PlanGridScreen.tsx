import { LoadError } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { PlanGrid } from './PlanGrid';
import { useMyPlan } from './plans.api';

/** Packages for agency admins. */
export default function PlanGridScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { data, error, mutate } = useMyPlan();
  const failure = error && data === undefined ? <LoadError failure={error} onRetry={() => mutate()} /> : null;
  return (
    <PlanGrid
      title={t('plans')}
      plan={data}
      failure={failure}
      couponCode={data?.status === 'ACTIVE' ? data.couponCode : null}
    />
  );
}
