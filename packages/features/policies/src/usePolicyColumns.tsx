import { chipColumn, RecordName, to, urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { type Column, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOptionalDay, formatPremium } from './facts';
import { PolicyChip } from './PolicyChip';
import type { PolicySummary } from './policies.api';

/** Columns of the policy list. `hideCustomer` omits the customer. */
export function usePolicyColumns({ hideCustomer = false }: { hideCustomer?: boolean } = {}): Column<PolicySummary>[] {
  const { t } = useTranslation(['policies', 'kit']);
  return useMemo(
    () => [
      {
        id: 'serial',
        width: '8%',
        header: t('serial'),
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
        width: '16%',
        header: t('policy'),
        card: 'title',
        cell: ({ id, insuranceName, policyNumber }) => (
          <Stack gap={2}>
            <RecordName to={to(urls.policies.detail, { id })}>{insuranceName}</RecordName>
            <Text as="span" size="caption" tone="muted" numeric>
              {policyNumber}
            </Text>
          </Stack>
        ),
      },
      ...(hideCustomer
        ? []
        : [
            {
              id: 'customer',
              width: '13%',
              header: t('customer'),
              cell: ({ contactDetails }: PolicySummary) => fullName(contactDetails),
            },
          ]),
      { id: 'carrier', width: '13%', header: t('carrier'), priority: 1, cell: ({ carrierName }) => carrierName },
      {
        id: 'effective',
        width: '9%',
        header: t('effective'),
        sortBy: 'effectiveDate',
        priority: 2,
        cell: ({ effectiveDate }) => formatOptionalDay(effectiveDate),
      },
      {
        id: 'expires',
        width: '9%',
        header: t('expires'),
        sortBy: 'expiredDate',
        cell: ({ expiredDate }) => formatOptionalDay(expiredDate),
      },
      {
        id: 'premium',
        width: '9%',
        header: t('premium'),
        align: 'end',
        skeleton: 'number',
        cell: ({ premium }) => formatPremium(premium),
      },
      chipColumn({
        id: 'status',
        width: '14%',
        header: t('kit:status'),
        cell: ({ policyStatus }) => <PolicyChip status={policyStatus} />,
      }),
    ],
    [t, hideCustomer],
  );
}
