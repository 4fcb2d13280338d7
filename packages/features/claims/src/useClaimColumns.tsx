import { chipColumn, formatDay, formatInstant } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { type Column, Stack, Text } from '@fairlead/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimChip } from './ClaimChip';
import type { ClaimSummary } from './claims.api';

/** Columns of the claim list. `hideCustomer` omits the customer. */
export function useClaimColumns({ hideCustomer }: { hideCustomer: boolean }): Column<ClaimSummary>[] {
  const { t } = useTranslation(['claims', 'kit']);
  return useMemo(
    () => [
      {
        id: 'serial',
        width: '7%',
        header: t('serial'),
        card: 'title',
        cell: ({ serial }) => (
          <Text as="span" weight="label" numeric>
            {serial}
          </Text>
        ),
      },
      {
        id: 'policy',
        width: '14%',
        header: t('policy'),
        cell: ({ policy }) => (
          <Stack gap={2}>
            <Text as="span" numeric>
              {policy.policyNumber}
            </Text>
            <Text as="span" size="caption" tone="muted">
              {policy.carrier?.name ?? policy.insuranceName}
            </Text>
          </Stack>
        ),
      },
      ...(hideCustomer
        ? []
        : [
            {
              id: 'customer',
              width: '12%',
              header: t('customer'),
              cell: ({ contact }: ClaimSummary) => fullName(contact),
            },
          ]),
      {
        id: 'type',
        width: '11%',
        header: t('type'),
        priority: 1,
        cell: ({ claimType }) => t(`claimType.${claimType}`),
      },
      {
        id: 'loss',
        width: '9%',
        header: t('lossDate'),
        sortBy: 'lossDate',
        cell: ({ lossDate }) => formatDay(lossDate),
      },
      {
        id: 'reported',
        width: '9%',
        header: t('reported'),
        sortBy: 'reportedDate',
        priority: 2,
        cell: ({ reportedDate }) => formatInstant(reportedDate),
      },
      {
        id: 'agent',
        width: '10%',
        header: t('assignedAgent'),
        priority: 2,
        cell: ({ assignedAgent }) => assignedAgent.name,
      },
      chipColumn({
        id: 'status',
        width: '13%',
        header: t('kit:status'),
        cell: ({ claimStatus }) => <ClaimChip status={claimStatus} />,
      }),
      {
        id: 'updated',
        width: '9%',
        header: t('updated'),
        sortBy: 'updatedAt',
        priority: 1,
        cell: ({ updatedAt }) => formatInstant(updatedAt),
      },
    ],
    [t, hideCustomer],
  );
}
