import {
  chipColumn,
  countColumn,
  formatCount,
  formatDay,
  formatUsd,
  ManagedList,
  nameColumn,
  to,
  urls,
  usdColumn,
  useListPage,
} from '@fairlead/kit';
import { isExpired, privilegeGroups, usesRemaining } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, MeterBar, Text, TicketArt } from '@fairlead/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './CouponListScreen.css';
import { couponList } from './couponList';
import { type Coupon, useDeleteCoupon } from './coupons.api';

export default function CouponListScreen() {
  const { t } = useTranslation(['coupons', 'kit']);
  const { may } = useAuth();
  const page = useListPage(couponList);
  const columns = useColumns(may('COUPONS_UPDATE'));

  return (
    <ManagedList
      title={t('list.title')}
      {...page}
      columns={columns}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <TicketArt /> }}
      privileges={privilegeGroups.COUPONS}
      create={{ label: t('create'), to: urls.coupons.create }}
      edit={urls.coupons.edit}
      nameOf={({ couponCode }) => couponCode}
      subject={(coupon) => <DeleteSubject coupon={coupon} />}
      onDelete={useDeleteCoupon()}
    />
  );
}

function DeleteSubject({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  return (
    <div className={styles.subject}>
      <Text weight="label">{coupon.couponCode}</Text>
      <Text tone="muted" numeric>
        {t('subject', {
          amount: formatUsd(coupon.discountAmount),
          count: usesRemaining(coupon),
          left: formatCount(usesRemaining(coupon)),
        })}
      </Text>
    </div>
  );
}

function Remaining({ coupon }: { coupon: Coupon }) {
  const left = usesRemaining(coupon);
  const share = left / coupon.maxTimesCanBeUsed;
  return (
    <div className={styles.remaining}>
      <MeterBar
        value={left}
        max={coupon.maxTimesCanBeUsed}
        tone={left === 0 ? 'danger' : share < 0.15 ? 'warning' : 'accent'}
      />
      <span className={styles.left}>{formatCount(left)}</span>
    </div>
  );
}

function Expiry({ coupon, now }: { coupon: Coupon; now: number }) {
  const { t } = useTranslation('coupons');
  const expired = isExpired(coupon.expirationDate, now);
  return (
    <Chip
      tone={expired ? 'danger' : 'success'}
      status={expired ? 'EXPIRED' : 'VALID'}
      title={expired ? t('expired') : t('valid')}
    >
      {formatDay(coupon.expirationDate, 'DD-MMM-YYYY')}
    </Chip>
  );
}

function useColumns(mayUpdate: boolean): Column<Coupon>[] {
  const { t } = useTranslation('coupons');
  // fixed at the first render, so that no coupon expires while the list is open
  const [now] = useState(() => Date.now() / 1000);
  return useMemo(
    () => [
      nameColumn({
        id: 'couponCode',
        width: '25%',
        header: t('couponCode'),
        sortBy: 'couponCode',
        name: ({ couponCode }) => couponCode,
        to: mayUpdate ? ({ id }) => to(urls.coupons.edit, { id }) : undefined,
      }),
      usdColumn({
        id: 'discountAmount',
        width: '15%',
        header: t('discountAmount'),
        sortBy: 'discountAmount',
        value: ({ discountAmount }) => discountAmount,
      }),
      countColumn({
        id: 'maxTimesCanBeUsed',
        width: '14%',
        header: t('maxUsedTimes'),
        sortBy: 'maxTimesCanBeUsed',
        priority: 1,
        value: ({ maxTimesCanBeUsed }) => maxTimesCanBeUsed,
      }),
      {
        id: 'useTimeRemaining',
        width: '20%',
        header: t('useTimeRemaining'),
        sortBy: 'useTimeRemaining',
        align: 'end',
        skeleton: 'number',
        card: 'full',
        cell: (coupon) => <Remaining coupon={coupon} />,
      },
      chipColumn({
        id: 'expirationDate',
        width: '16%',
        header: t('expiryDate'),
        sortBy: 'expirationDate',
        cell: (coupon) => <Expiry coupon={coupon} now={now} />,
      }),
    ],
    [t, mayUpdate, now],
  );
}
