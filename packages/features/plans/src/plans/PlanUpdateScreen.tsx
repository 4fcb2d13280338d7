import { RecordGate, urls } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PlanGrid } from './PlanGrid';
import { usePlan } from './plans.api';

/** The grid with a plan loaded; its coupon code stands in the dialog already. RESOLUTIONS, G-03. */
export default function PlanUpdateScreen() {
  const { t } = useTranslation('plans');
  const { id = '' } = useParams();
  return (
    <RecordGate key={id} title={t('updatePlan')} state={usePlan(id)} backTo={urls.plans.mine}>
      {(plan) => <PlanGrid title={t('updatePlan')} plan={plan} couponCode={plan.couponCode} />}
    </RecordGate>
  );
}
