import { PageTitle, RouterLink, to, urls } from '@fairlead/kit';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, Stack, TicketArt } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackage } from '../packages/packages.api';
import { PlanCard } from './PlanCard';
import * as styles from './PlanCard.css';
import { type Plan, useMyPlan } from './plans.api';
import { usePackageDialog } from './usePackageDialog';

/** The agency's plan, or the way to one. Specification, document 2, section 2 (Subscription plans). */
export default function MyPlanScreen() {
  const { t } = useTranslation(['plans', 'kit']);
  const { data, error, mutate } = useMyPlan();
  const title = t('myPlan');
  const state = data ? 'ready' : data === null ? 'empty' : error ? 'error' : 'loading';
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      {data ? <Own plan={data} /> : null}
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
      {state === 'error' ? (
        <ErrorState title={t('kit:record.failed')} message={error?.message} onRetry={() => void mutate()} />
      ) : null}
      {state === 'loading' ? (
        <div className={styles.one} role="status" aria-label={t('grid.loading')}>
          <Skeleton shape="box" height={280} />
        </div>
      ) : null}
    </Stack>
  );
}

function Own({ plan }: { plan: Plan }) {
  const expired = plan.status === 'EXPIRED';
  // Once it can be activated it stays so that its dialog stays, though what was paid there is already the plan.
  const [activated, setActivated] = useState(expired);
  if (expired && !activated) setActivated(true);
  return (
    <div className={styles.one}>
      <PlanCard
        offered={plan.subscriptionPackage}
        plan={plan}
        action={activated ? <Activate plan={plan} /> : <Update plan={plan} />}
      />
    </div>
  );
}

/** To the packages, of which this one is one. */
function Update({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <Button asChild block variant="solid" tone="accent">
      <RouterLink to={to(urls.plans.update, { id: plan.agencySubscriptionId })}>
        {plan.status === 'EXPIRED' ? t('activateAgain') : t('updatePackage')}
      </RouterLink>
    </Button>
  );
}

/** The same package again, at the price that it has now. Where it is not offered any more, the others are. */
function Activate({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const { dialog, choose } = usePackageDialog(plan);
  const { id, isDeleted } = plan.subscriptionPackage;
  const { data, error } = usePackage(isDeleted ? null : id);
  return (
    <>
      {isDeleted || error || plan.status === 'ACTIVE' ? (
        <Update plan={plan} />
      ) : (
        <Button block variant="solid" tone="accent" loading={!data} onClick={() => data && choose(data)}>
          {t('activateAgain')}
        </Button>
      )}
      {dialog}
    </>
  );
}
