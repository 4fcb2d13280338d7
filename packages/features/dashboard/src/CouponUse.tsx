import { formatCount, urls } from '@fairlead/kit';
import { Card } from '@fairlead/ui';
import { BarList } from '@fairlead/ui/charts';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';
import { ViewAll } from './ViewAll';

/** Most used coupons among the valid ones. */
export function CouponUse({ coupons }: { coupons: PlatformFigures['couponUse'] | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('couponUse')} actions={<ViewAll to={`${urls.coupons.list}?filter=active`} of={t('couponUse')} />}>
      <BarList
        label={t('couponUse')}
        category={t('coupon')}
        value={t('uses')}
        note={t('ofUses')}
        items={(coupons ?? []).map(({ couponCode, usedCount, maxTimesCanBeUsed }) => ({
          name: couponCode,
          value: usedCount,
          max: maxTimesCanBeUsed,
          note: t('of', { count: maxTimesCanBeUsed, max: formatCount(maxTimesCanBeUsed) }),
        }))}
        emptyText={t('couponUseNone')}
        loading={!coupons}
      />
    </Card>
  );
}
