import { dayColumn, statusColumn, textColumn, usdColumn } from '@fairlead/kit';
import { type Column, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PolicyChip } from './PolicyChip';
import type { PolicySummary } from './policies.api';
import { customerColumn, policyColumn } from './policyColumns';

/** Columns of the policy list. */
export function usePolicyColumns(): Column<PolicySummary>[] {
  const { t } = useTranslation(['policies', 'kit']);
  return [
    {
      id: 'serial',
      header: t('serial'),
      width: '8%',
      sortBy: 'creationDate',
      priority: 2,
      cell: ({ serial }) => (
        <Text asChild tone="muted" numeric>
          <span>{serial}</span>
        </Text>
      ),
    },
    policyColumn({ header: t('policy'), width: '16%' }),
    customerColumn({ header: t('customer'), width: '13%' }),
    textColumn('carrierName', { id: 'carrier', header: t('carrier'), width: '13%', priority: 1 }),
    dayColumn('effectiveDate', {
      id: 'effective',
      header: t('effective'),
      width: '9%',
      sortBy: 'effectiveDate',
      priority: 2,
    }),
    dayColumn('expiredDate', {
      id: 'expires',
      header: t('expires'),
      width: '9%',
      sortBy: 'expiredDate',
    }),
    usdColumn('premium', { header: t('premium'), width: '9%' }),
    statusColumn('policyStatus', PolicyChip, { id: 'status', header: t('kit:status'), width: '19%' }),
  ];
}
