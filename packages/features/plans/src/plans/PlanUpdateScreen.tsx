import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanGrid } from './PlanGrid';
import { usePlan } from './plans.api';

/** Packages to replace a plan. The dialog starts with the coupon of that plan. */
export default function PlanUpdateScreen() {
  const { t } = useTranslation('plans');
  const { id = '' } = useParams();
  return (
    <RecordGate key={id} title={t('updatePlan')} state={usePlan(id)} backTo={urls.plans.mine}>
      {(plan) => <PlanGrid title={t('updatePlan')} plan={plan} couponCode={plan.couponCode} />}
    </RecordGate>
  );
}
