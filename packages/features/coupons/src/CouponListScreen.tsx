import { formatCount, formatDay, formatUsd, ManagedList, RecordName, to, urls, useResourceList } from '@fairlead/kit';
import { isExpired, privilegeGroups, usesRemaining } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Chip, type Column, MeterBar, Text, TicketArt } from '@fairlead/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './CouponListScreen.css';
import { couponList } from './couponList';
import { type Coupon, useCoupons, useDeleteCoupon } from './coupons.api';

export default function CouponListScreen() {
  const { t } = useTranslation(['coupons', 'kit']);
  const { may } = useAuth();
  const list = useResourceList(couponList);
  const state = useCoupons(list.read);
  const remove = useDeleteCoupon();
  const columns = useColumns(may('COUPONS_UPDATE'));

  return (
    <ManagedList
      title={t('list.title')}
      list={list}
      state={state}
      columns={columns}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <TicketArt /> }}
      labels={{
        searchBy: { couponCode: t('couponCode') },
        filters: { all: t('kit:filter.all'), active: t('filter.active'), inactive: t('filter.inactive') },
        sorts: {
          'creationDate.desc': t('kit:sort.dateDesc'),
          'creationDate.asc': t('kit:sort.dateAsc'),
          'couponCode.desc': t('kit:sort.nameDesc'),
          'couponCode.asc': t('kit:sort.nameAsc'),
        },
      }}
      privileges={privilegeGroups.COUPONS}
      create={{ label: t('create'), to: urls.coupons.create }}
      editTo={({ id }) => to(urls.coupons.edit, { id })}
      nameOf={({ couponCode }) => couponCode}
      subject={(coupon) => <DeleteSubject coupon={coupon} />}
      onDelete={remove}
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
      {
        id: 'couponCode',
        width: '25%',
        header: t('couponCode'),
        sortBy: 'couponCode',
        card: 'title',
        cell: ({ id, couponCode }) => (
          <RecordName to={mayUpdate ? to(urls.coupons.edit, { id }) : undefined}>{couponCode}</RecordName>
        ),
      },
      {
        id: 'discountAmount',
        width: '15%',
        header: t('discountAmount'),
        sortBy: 'discountAmount',
        align: 'end',
        skeleton: 'number',
        cell: ({ discountAmount }) => formatUsd(discountAmount),
      },
      {
        id: 'maxTimesCanBeUsed',
        width: '14%',
        header: t('maxUsedTimes'),
        sortBy: 'maxTimesCanBeUsed',
        align: 'end',
        skeleton: 'number',
        priority: 1,
        cell: ({ maxTimesCanBeUsed }) => formatCount(maxTimesCanBeUsed),
      },
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
      {
        id: 'expirationDate',
        width: '16%',
        header: t('expiryDate'),
        sortBy: 'expirationDate',
        skeleton: 'chip',
        card: 'chip',
        cell: (coupon) => <Expiry coupon={coupon} now={now} />,
      },
    ],
    [t, mayUpdate, now],
  );
}
