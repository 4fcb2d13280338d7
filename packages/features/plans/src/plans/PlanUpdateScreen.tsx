import { RecordGate, urls, useRouteParams } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PlanGrid } from './PlanGrid';
import { useMyPlan, usePlan } from './plans.api';

/**
 * Packages to replace a plan. The dialog starts with the coupon of that plan. A plan that has been replaced already redirects to
 * the current one.
 */
export default function PlanUpdateScreen() {
  const { t } = useTranslation('plans');
  const { id } = useRouteParams(urls.plans.update);
  return (
    <RecordGate key={id} title={t('updatePlan')} state={usePlans(id)} backTo={urls.plans.mine}>
      {({ plan, current }) =>
        current?.agencySubscriptionId === id ? (
          <PlanGrid title={t('updatePlan')} plan={plan} couponCode={plan.couponCode} />
        ) : (
          <Navigate to={urls.plans.mine} replace />
        )
      }
    </RecordGate>
  );
}

/** Plan of the address, and the current plan of the agency. */
function usePlans(id: string) {
  const [plan, current] = [usePlan(id), useMyPlan()];
  return {
    data: plan.data && current.data !== undefined ? { plan: plan.data, current: current.data } : undefined,
    error: plan.error ?? current.error,
    isValidating: plan.isValidating || current.isValidating,
    mutate: () => Promise.all([plan.mutate(), current.mutate()]),
  };
}
