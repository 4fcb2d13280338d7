import { PageTitle, RouterLink, to, urls } from '@fairlead/kit';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, Stack, TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { usePackage } from '../packages/packages.api';
import { PlanCard } from './PlanCard';
import * as styles from './PlanCard.css';
import { type Offered, type Plan, useMyPlan } from './plans.api';
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
  const { dialog, choose } = usePackageDialog(plan, plan.couponCode);
  return (
    <div className={styles.one}>
      <PlanCard
        offered={plan.subscriptionPackage}
        plan={plan}
        action={plan.status === 'EXPIRED' ? <Activate plan={plan} onChoose={choose} /> : <Update plan={plan} />}
      />
      {dialog}
    </div>
  );
}

/** To the packages, of which this one is one. */
function Update({ plan, label }: { plan: Plan; label?: string }) {
  const { t } = useTranslation('plans');
  return (
    <Button asChild block variant="solid" tone="accent">
      <RouterLink to={to(urls.plans.update, { id: plan.agencySubscriptionId })}>
        {label ?? t('updatePackage')}
      </RouterLink>
    </Button>
  );
}

/** The same package again, at the price that it has now. Where it is not offered any more, the others are. */
function Activate({ plan, onChoose }: { plan: Plan; onChoose: (offered: Offered) => void }) {
  const { t } = useTranslation('plans');
  const { id, isDeleted } = plan.subscriptionPackage;
  const { data, error } = usePackage(isDeleted ? null : id);
  if (isDeleted || error) return <Update plan={plan} label={t('activateAgain')} />;
  return (
    <Button block variant="solid" tone="accent" loading={!data} onClick={() => data && onChoose(data)}>
      {t('activateAgain')}
    </Button>
  );
}
