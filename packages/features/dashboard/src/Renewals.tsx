import { canOpen, dayColumn, formatCount, formatUsd, RouterLink, to, urls, useProduct, useToday } from '@fairlead/kit';
import { DAY, renewalDays } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Button, Card, type Column, DataTable, Inline, MeterBar, Text } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PipelineFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { expiringPolicies } from './PolicyTiles';

type Work = NonNullable<PipelineFigures['policies']>;
type Renewal = Work['renewals'][number];

/** Days left. A renewal is urgent within `LATE` and due within `SOON`. */
const URGENT_DAYS = 14;
const DUE_DAYS = 30;
const MAX_DAYS = 90;

/** Policies that expire next, with counts for 30, 60 and 90 days. */
export function Renewals({ figures }: { figures: PipelineFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const columns = useColumns();
  if (figures?.policies === null) return null;
  const work = figures?.policies;
  return (
    <Card title={t('renewals')} padding="none" footer={<RenewalPeriods work={work} />}>
      {work?.renewals.length === 0 ? (
        <div className={styles.nothing}>
          <Text tone="muted">{t('renewalsNone')}</Text>
        </div>
      ) : (
        <DataTable
          label={t('renewals')}
          columns={columns}
          rows={work?.renewals ?? []}
          rowKey={({ id }) => id}
          loading={!work}
          skeletonRows={5}
        />
      )}
    </Card>
  );
}

/** Number of expiring policies per period, linked to their list. */
function RenewalPeriods({ work }: { work: Work | undefined }) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  const counts = { 30: work?.expiring.in30, 60: work?.expiring.in60, 90: work?.expiring.in90 };
  return (
    <Inline gap={4} wrap>
      {renewalDays.map((days) => {
        const text = work
          ? t('renewalsIn', { count: days, total: formatCount(counts[days] ?? 0) })
          : t('days', { count: days });
        return viewer && canOpen(product, expiringPolicies(days), viewer) ? (
          <Button key={days} asChild size="small" variant="ghost">
            <RouterLink to={expiringPolicies(days)}>{text}</RouterLink>
          </Button>
        ) : (
          <Text key={days} tone="muted">
            {text}
          </Text>
        );
      })}
    </Inline>
  );
}

function useColumns(): Column<Renewal>[] {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  // fixed at the first render, so that the days do not change while the page is open
  const current = useToday();
  const [today] = useState(current);
  return [
    {
      id: 'customer',
      width: '24%',
      header: t('customerName'),
      card: 'title',
      cell: ({ id, customerName }) => {
        const address = to(urls.policies.detail, { id });
        return (
          <Inline gap={8}>
            <Avatar name={customerName} />
            {viewer && canOpen(product, address, viewer) ? (
              <RouterLink to={address} className={styles.link}>
                {customerName}
              </RouterLink>
            ) : (
              <Text weight="label">{customerName}</Text>
            )}
          </Inline>
        );
      },
    },
    { id: 'insurance', width: '18%', header: t('insurance'), cell: ({ insuranceName }) => insuranceName },
    { id: 'carrier', width: '18%', header: t('carrier'), priority: 2, cell: ({ carrierName }) => carrierName },
    dayColumn('expiredDate', { id: 'expires', header: t('expires'), width: '12%' }),
    {
      id: 'remaining',
      width: '16%',
      header: t('remaining'),
      priority: 1,
      cell: ({ expiredDate }) => {
        const left = Math.max(0, Math.round((expiredDate - today) / DAY));
        return (
          <span className={styles.remaining}>
            <MeterBar
              value={left}
              max={MAX_DAYS}
              tone={left <= URGENT_DAYS ? 'danger' : left <= DUE_DAYS ? 'warning' : 'accent'}
            />
            <Text numeric>{t('days', { count: left })}</Text>
          </span>
        );
      },
    },
    {
      id: 'premium',
      width: '12%',
      header: t('premium'),
      align: 'end',
      cell: ({ premium }) => (premium === null ? null : formatUsd(premium)),
    },
  ];
}
