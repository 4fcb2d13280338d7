import { canOpen, formatCount, RouterLink, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, Card } from '@fairlead/ui';
import { BarList } from '@fairlead/ui/charts';
import { useTranslation } from 'react-i18next';
import type { PlatformFigures } from './dashboard.api';

/** The coupons that are used most, of those that can still be used. */
export function CouponUse({ coupons }: { coupons: PlatformFigures['couponUse'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  const list = `${urls.coupons.list}?filter=active`;
  return (
    <Card
      title={t('couponUse')}
      actions={
        viewer && canOpen(product, list, viewer) ? (
          <Button asChild size="small" variant="ghost" tone="accent">
            <RouterLink to={list}>{t('viewAll')}</RouterLink>
          </Button>
        ) : null
      }
    >
      <BarList
        label={t('couponUse')}
        category={t('coupon')}
        value={t('uses')}
        note={t('ofUses')}
        items={(coupons ?? []).map(({ couponCode, usedCount, maxTimesCanBeUsed }) => ({
          name: couponCode,
          value: usedCount,
          note: t('of', { count: maxTimesCanBeUsed, max: formatCount(maxTimesCanBeUsed) }),
        }))}
        emptyText={t('couponUseNone')}
        loading={!coupons}
      />
    </Card>
  );
}
