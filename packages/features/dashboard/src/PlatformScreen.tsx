import { useAuth } from '@fairlead/session';
import { useTranslation } from 'react-i18next';
import { AgenciesByPlan } from './AgenciesByPlan';
import { CouponUse } from './CouponUse';
import { usePlatformFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { ExpiringPlans } from './ExpiringPlans';
import { Frame } from './Frame';
import { PlatformTiles } from './PlatformTiles';
import { RevenueByMonth } from './RevenueByMonth';

/** Dashboard of the platform admins: revenue, expiring plans and open reviews. */
export default function PlatformScreen() {
  const { t } = useTranslation('dashboard');
  const { may } = useAuth();
  const state = usePlatformFigures();
  const { data } = state;
  return (
    <Frame figures={state}>
      <section aria-label={t('figures')}>
        <PlatformTiles figures={data} />
      </section>
      <div className={styles.halves}>
        {may('TRANSACTION_VIEW') ? <RevenueByMonth months={data?.revenue} /> : null}
        <AgenciesByPlan counts={data?.agencies} />
      </div>
      <div className={styles.halves}>
        <ExpiringPlans expiring={data?.expiring} />
        {may('COUPONS_READ') ? <CouponUse coupons={data?.couponUse} /> : null}
      </div>
    </Frame>
  );
}
