import { enumChip, formatDay, formatUsd, oneLine, statusColumn, textColumn, usdColumn, useToday } from '@fairlead/kit';
import { DAY, fullName, premiumChange, renewalStageTones, toCents } from '@fairlead/rules';
import { Avatar, type Column, Icon, MeterBar, Stack, Text, VisuallyHidden } from '@fairlead/ui';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../facts';
import { customerColumn, policyColumn } from '../policyColumns';
import type { Renewal } from './renewals.api';
import * as styles from './renewals.css';

const StageChip = enumChip('policies', 'renewalStage', renewalStageTones);

/** Days of a full bar, and the last days in which it warns. */
const BAR_DAYS = 30;
const URGENT_DAYS = 14;

/** Columns of the renewals. */
export function useRenewalColumns(): Column<Renewal>[] {
  const { t } = useTranslation(['policies', 'kit']);
  // fixed at the first render, so that the days do not change while the page is open
  const current = useToday();
  const [today] = useState(current);
  const customer = customerColumn<Renewal>({ header: t('customer'), width: '11.6%' });
  return [
    policyColumn({ header: t('policy'), width: '11.6%' }),
    {
      ...customer,
      cell: (row) => (
        <span className={styles.person}>
          <span className={styles.roomyOnly}>
            <Avatar name={fullName(row.contactDetails)} size="small" />
          </span>
          {customer.cell(row)}
        </span>
      ),
    },
    textColumn('carrierName', { id: 'carrier', header: t('carrier'), width: '9%', priority: 3, truncate: true }),
    {
      id: 'expires',
      header: t('renewals.expires'),
      width: '12%',
      sortBy: 'expiredDate',
      cell: ({ expiredDate }) => (expiredDate === null ? null : <DaysLeft day={expiredDate} today={today} />),
    },
    usdColumn('premium', { header: t('renewals.premium'), width: '8.8%' }),
    {
      id: 'renewalPremium',
      header: t('renewals.renewalPremium'),
      width: '12%',
      align: 'end',
      cell: ({ premium, renewalPremium }) =>
        renewalPremium === null ? (
          <Text asChild tone="muted">
            <span>{oneLine(t('renewals.noQuote'))}</span>
          </Text>
        ) : (
          <Stack gap={2}>
            <Text asChild numeric>
              <span>{formatUsd(renewalPremium)}</span>
            </Text>
            {premium === null ? null : <Change before={premium} after={renewalPremium} />}
          </Stack>
        ),
    },
    statusColumn('renewalStage', StageChip, { id: 'stage', header: t('renewals.stage'), width: '15%' }),
    {
      id: 'agent',
      header: t('kit:agent'),
      width: '6.9%',
      priority: 2,
      cell: ({ assignedAgent: { name } }) => (
        <span title={name} className={styles.agent}>
          <Avatar name={name} size="small" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      ),
    },
  ];
}

/** Days left until a policy expires. The bar shows the time left of 30 days. */
function DaysLeft({ day, today }: { day: number; today: number }) {
  const { t } = useTranslation('policies');
  const left = Math.round((day - today) / DAY);
  return (
    <span className={styles.daysLeft} title={formatDay(day)}>
      <Text asChild numeric {...(left < 0 && { tone: 'danger' })}>
        <span>{left < 0 ? t('renewals.overdueDays', { count: -left }) : t('renewals.daysLeft', { count: left })}</span>
      </Text>
      <MeterBar value={left} max={BAR_DAYS} tone={left <= URGENT_DAYS ? 'danger' : 'warning'} />
    </span>
  );
}

const changeTones = { same: 'muted', lower: 'success', higher: 'warning', high: 'danger' } as const;

/** Change of the premium in percent. Nothing if it rounds to zero. */
function Change({ before, after }: { before: number; after: number }) {
  const { cents, percent, level } = premiumChange(toCents(before), toCents(after));
  if (!percent) return null;
  return (
    <Text asChild size="caption" numeric tone={changeTones[level]}>
      <span>
        <span className={styles.change}>
          <Icon of={cents > 0 ? ArrowUpRight : ArrowDownRight} size={12} aria-hidden />
          {formatPercent(percent)}
        </span>
      </span>
    </Text>
  );
}
