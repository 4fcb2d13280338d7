import { LoadError, PageTitle, RouterLink, to, urls } from '@fairlead/kit';
import { Button, EmptyState, PageHeader, Skeleton, Stack, TicketArt } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackage } from '../packages/packages.api';
import { PlanCard } from './PlanCard';
import * as styles from './PlanCard.css';
import { type Plan, useMyPlan } from './plans.api';
import { usePackageDialog } from './usePackageDialog';

/** The agency's plan, or a link to the packages. */
export default function MyPlanScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { data, error, mutate } = useMyPlan();
  const title = t('myPlan');
  const state = data ? 'ready' : data === null ? 'empty' : error ? 'error' : 'loading';
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      {data ? <CurrentPlan plan={data} /> : null}
      {state === 'empty' ? (
        <EmptyState
          illustration={<TicketArt />}
          title={t('noPlan')}
          description={t('noPlanText')}
          action={
            <Button asChild variant="solid" tone="accent">
              <RouterLink to={urls.plans.create}>{t('pleaseSubscribe')}</RouterLink>
            </Button>
          }
        />
      ) : null}
      {state === 'error' ? <LoadError title={t('kit:record.failed')} failure={error} onRetry={() => mutate()} /> : null}
      {state === 'loading' ? (
        <div className={styles.one} role="status" aria-label={t('grid.loading')}>
          <Skeleton shape="box" height={280} />
        </div>
      ) : null}
    </Stack>
  );
}

function CurrentPlan({ plan }: { plan: Plan }) {
  const expired = plan.status === 'EXPIRED';
  // keeps the dialog open when the plan becomes active after a payment
  const [activated, setActivated] = useState(expired);
  if (expired && !activated) setActivated(true);
  return (
    <div className={styles.one}>
      <PlanCard
        offered={plan.subscriptionPackage}
        plan={plan}
        action={activated ? <ActivateButton plan={plan} /> : <UpdateLink plan={plan} />}
      />
    </div>
  );
}

/** Link to the packages. */
function UpdateLink({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <Button asChild block variant="solid" tone="accent">
      <RouterLink to={to(urls.plans.update, { id: plan.agencySubscriptionId })}>
        {plan.status === 'EXPIRED' ? t('activateAgain') : t('updatePackage')}
      </RouterLink>
    </Button>
  );
}

/** Buys the same package again at its current price. Links to the packages if it is no longer offered. */
function ActivateButton({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { dialog, choose } = usePackageDialog(plan);
  const { id, isDeleted } = plan.subscriptionPackage;
  const { data, error } = usePackage(isDeleted ? null : id);
  return (
    <>
      {isDeleted || error || plan.status === 'ACTIVE' ? (
        <UpdateLink plan={plan} />
      ) : (
        <Button block variant="solid" tone="accent" loading={!data} onClick={() => data && choose(data)}>
          {t('activateAgain')}
        </Button>
      )}
      {dialog}
    </>
  );
}
