import { canOpen, formatCount, RouterLink, to, urls, useNow, useProduct } from '@fairlead/kit';
import { DAY, PLAN_EXPIRING_DAYS } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Badge, Card, MeterBar, Skeleton, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { expiringPlans } from './Figure';
import { ViewAll } from './ViewAll';

type Expiring = PlatformFigures['expiring'];

/** Plans with this many days left, or fewer, are highlighted. */
const URGENT_DAYS = 7;

/** Plans that expire next, with the days left. */
export function ExpiringPlans({ expiring }: { expiring: Expiring | undefined }) {
  const { t } = useTranslation('dashboard');
  const title = (
    <>
      {t('expiringPlans')} {expiring ? <Badge>{formatCount(expiring.total)}</Badge> : null}
    </>
  );
  return (
    <Card title={title} padding="none" actions={<ViewAll to={expiringPlans} of={t('expiringPlans')} />}>
      {expiring?.plans.length === 0 ? (
        <div className={styles.nothing}>
          <Text tone="muted">{t('expiringNone')}</Text>
        </div>
      ) : (
        <ul aria-busy={!expiring} className={styles.rows}>
          {expiring?.plans.map((plan) => <Row key={plan.agencyId} plan={plan} />) ??
            [1, 2, 3, 4, 5].map((row) => (
              <li key={row} className={styles.row}>
                <Skeleton shape="box" width={28} height={28} />
                <Skeleton shape="text" width={160} />
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ plan }: { plan: Expiring['plans'][number] }) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  // fixed at the first render, so that the days do not change while the page is open
  const now = useNow();
  const left = Math.max(0, Math.ceil((plan.expirationDateTime - now) / DAY));
  const address = `${to(urls.agencies.view, { id: plan.agencyId })}?tab=subscription`;
  return (
    <li className={styles.row}>
      <Avatar name={plan.agencyName} src={plan.photo?.fileUrl ?? null} shape="square" />
      <div className={styles.who}>
        {viewer && canOpen(product, address, viewer) ? (
          <RouterLink to={address} className={styles.link}>
            {plan.agencyName}
          </RouterLink>
        ) : (
          <Text weight="label">{plan.agencyName}</Text>
        )}
        <Text size="caption" tone="muted">
          {plan.packageName}
        </Text>
      </div>
      <div className={styles.timeLeft}>
        <MeterBar value={left} max={PLAN_EXPIRING_DAYS} tone={left <= URGENT_DAYS ? 'danger' : 'warning'} />
        <Text numeric>{t('days', { count: left })}</Text>
      </div>
    </li>
  );
}
