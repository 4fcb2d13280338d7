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
    textColumn('serial', {
      header: t('serial'),
      width: '9.5%',
      sortBy: 'creationDate',
      priority: 2,
      noWrap: true,
      format: (serial) => (
        <Text asChild tone="muted" numeric>
          <span>{serial}</span>
        </Text>
      ),
    }),
    policyColumn({ header: t('policy'), width: '15.5%' }),
    customerColumn({ header: t('customer'), width: '11.5%' }),
    textColumn('carrierName', { id: 'carrier', header: t('carrier'), width: '11.5%', priority: 1 }),
    dayColumn('effectiveDate', {
      id: 'effective',
      header: t('effective'),
      width: '11.2%',
      sortBy: 'effectiveDate',
      priority: 2,
    }),
    dayColumn('expiredDate', {
      id: 'expires',
      header: t('expires'),
      width: '11.2%',
      sortBy: 'expiredDate',
    }),
    usdColumn('premium', { header: t('premium'), width: '10%' }),
    statusColumn('policyStatus', PolicyChip, { id: 'status', header: t('kit:status'), width: '16.7%' }),
  ];
}
