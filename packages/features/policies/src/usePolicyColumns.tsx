import {
  dayColumn,
  RecordLink,
  RecordName,
  statusColumn,
  TwoLines,
  textColumn,
  to,
  urls,
  usdColumn,
} from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { type Column, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PolicyChip } from './PolicyChip';
import type { PolicySummary } from './policies.api';

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
        <Text as="span" tone="muted" numeric>
          {serial}
        </Text>
      ),
    },
    {
      id: 'policy',
      header: t('policy'),
      width: '16%',
      card: 'title',
      cell: ({ id, insuranceName, policyNumber }) => (
        <TwoLines
          first={<RecordName to={to(urls.policies.detail, { id })}>{insuranceName}</RecordName>}
          second={policyNumber}
          numeric
        />
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      width: '13%',
      cell: ({ contactDetails }) => (
        <RecordLink page={urls.contacts.view} id={contactDetails.id}>
          {fullName(contactDetails)}
        </RecordLink>
      ),
    },
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
