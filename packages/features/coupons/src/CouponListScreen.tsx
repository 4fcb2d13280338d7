import {
  ConfirmDelete,
  formatCount,
  formatDay,
  formatUsd,
  ResourceList,
  RouterLink,
  to,
  urls,
  useResourceList,
} from '@fairlead/kit';
import { isExpired, usesRemaining } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Chip, type Column, MeterBar, RowAction, Text, TicketArt } from '@fairlead/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './CouponListScreen.css';
import { couponList } from './couponList';
import { type Coupon, useCoupons, useDeleteCoupon } from './coupons.api';

const icon = { size: 16, strokeWidth: 1.75 };

export default function CouponListScreen() {
  const { t } = useTranslation('coupons');
  const { may } = useAuth();
  const list = useResourceList(couponList);
  const state = useCoupons(list.read);
  const remove = useDeleteCoupon();
  const [going, setGoing] = useState<Coupon | null>(null);
  const [mayUpdate, mayDelete] = [may('COUPONS_UPDATE'), may('COUPONS_DELETE')];
  const columns = useColumns(mayUpdate);

  const create = may('COUPONS_CREATE') ? (
    <Button asChild variant="solid" tone="accent" leadingIcon={<Plus size={16} />}>
      <RouterLink to={urls.coupons.create}>{t('create')}</RouterLink>
    </Button>
  ) : null;

  return (
    <>
      <ResourceList
        title={t('list.title')}
        list={list}
        state={state}
        columns={columns}
        action={create}
        empty={{ title: t('list.empty'), text: t('list.emptyText'), illustration: <TicketArt /> }}
        labels={{
          searchBy: { couponCode: t('couponCode') },
          filters: { all: t('filter.all'), active: t('filter.active'), inactive: t('filter.inactive') },
          sorts: {
            'creationDate.desc': t('sort.dateDesc'),
            'creationDate.asc': t('sort.dateAsc'),
            'couponCode.desc': t('sort.nameDesc'),
            'couponCode.asc': t('sort.nameAsc'),
          },
          columns: Object.fromEntries(columns.map(({ sortBy, id, header }) => [sortBy ?? id, header])),
        }}
        rowActions={
          mayUpdate || mayDelete
            ? (coupon) => (
                <>
                  {mayUpdate ? <EditAction coupon={coupon} /> : null}
                  {mayDelete ? <DeleteAction coupon={coupon} onPress={() => setGoing(coupon)} /> : null}
                </>
              )
            : undefined
        }
      />
      <ConfirmDelete
        open={going !== null}
        subject={going ? <DeleteSubject coupon={going} /> : null}
        onClose={() => setGoing(null)}
        onDelete={() => remove(going?.id ?? '')}
      />
    </>
  );
}

function EditAction({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  return (
    <RowAction asChild label={t('edit', { code: coupon.couponCode })} text={t('editVerb')} icon={<Pencil {...icon} />}>
      <RouterLink to={to(urls.coupons.edit, { id: coupon.id })} />
    </RowAction>
  );
}

function DeleteAction({ coupon, onPress }: { coupon: Coupon; onPress: () => void }) {
  const { t } = useTranslation('coupons');
  return (
    <RowAction
      label={t('delete', { code: coupon.couponCode })}
      text={t('deleteVerb')}
      icon={<Trash2 {...icon} />}
      tone="danger"
      onClick={onPress}
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
  // what has expired is what had when the list was opened
  const [now] = useState(() => Date.now() / 1000);
  return useMemo(
    () => [
      {
        id: 'couponCode',
        width: '25%',
        header: t('couponCode'),
        sortBy: 'couponCode',
        card: 'title',
        cell: ({ id, couponCode }) =>
          mayUpdate ? (
            <RouterLink to={to(urls.coupons.edit, { id })} className={styles.code}>
              {couponCode}
            </RouterLink>
          ) : (
            <Text weight="label">{couponCode}</Text>
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
