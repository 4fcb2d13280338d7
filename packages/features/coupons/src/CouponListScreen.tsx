import { chipColumn, countColumn, ManagedList, urls, usdColumn, useListPage } from '@fairlead/kit';
import { privilegeGroups } from '@fairlead/rules';
import { type Column, TicketArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { CouponSubject, ExpiryChip, RemainingUses } from './CouponCells';
import { couponList } from './couponList';
import { type Coupon, useDeleteCoupon } from './coupons.api';

export default function CouponListScreen() {
  const { t } = useTranslation(['coupons', 'kit']);
  const columns: Column<Coupon>[] = [
    usdColumn('discountAmount', { header: t('discountAmount'), width: '15%', sortBy: 'discountAmount' }),
    countColumn('maxTimesCanBeUsed', {
      header: t('maxUsedTimes'),
      width: '14%',
      sortBy: 'maxTimesCanBeUsed',
      priority: 1,
    }),
    {
      id: 'useTimeRemaining',
      header: t('useTimeRemaining'),
      width: '20%',
      sortBy: 'useTimeRemaining',
      align: 'end',
      skeleton: 'number',
      card: 'full',
      cell: (coupon) => <RemainingUses coupon={coupon} />,
    },
    chipColumn({
      id: 'expirationDate',
      header: t('expiryDate'),
      width: '19%',
      sortBy: 'expirationDate',
      cell: (coupon) => <ExpiryChip coupon={coupon} />,
    }),
  ];
  return (
    <ManagedList
      title={t('list.title')}
      {...useListPage(couponList)}
      name={{ name: 'couponCode', header: t('couponCode'), width: '25%' }}
      columns={columns}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <TicketArt /> }}
      privileges={privilegeGroups.COUPONS}
      create={{ label: t('create'), to: urls.coupons.create }}
      edit={urls.coupons.edit}
      subject={(coupon) => <CouponSubject coupon={coupon} />}
      onDelete={useDeleteCoupon()}
    />
  );
}
