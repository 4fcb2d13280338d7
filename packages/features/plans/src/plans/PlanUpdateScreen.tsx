import { RecordGate, urls, useRouteParams } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { PlanGrid } from './PlanGrid';
import { usePlan } from './plans.api';

/** Packages to replace a plan. The dialog starts with the coupon of that plan. */
export default function PlanUpdateScreen() {
  const { t } = useTranslation('plans');
  const { id } = useRouteParams(urls.plans.update);
  return (
    <RecordGate key={id} title={t('updatePlan')} state={usePlan(id)} backTo={urls.plans.mine}>
      {(plan) => <PlanGrid title={t('updatePlan')} plan={plan} couponCode={plan.couponCode} />}
    </RecordGate>
  );
}
