import {
  dayColumn,
  instantColumn,
  oneLine,
  RecordLink,
  RecordName,
  relatedColumn,
  statusColumn,
  TwoLines,
  textColumn,
  to,
  urls,
} from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { type Column, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { ClaimChip } from './ClaimChip';
import type { ClaimSummary } from './claims.api';

/** Columns of the claim list. */
export function useClaimColumns(): Column<ClaimSummary>[] {
  const { t } = useTranslation(['claims', 'kit']);
  return [
    textColumn('serial', {
      width: '7.4%',
      header: t('serial'),
      card: 'title',
      noWrap: true,
      format: (serial, { id }) => (
        <Text asChild numeric>
          <span>
            <RecordName to={to(urls.claims.view, { id })}>{serial}</RecordName>
          </span>
        </Text>
      ),
    }),
    {
      id: 'policy',
      width: '12.7%',
      header: t('policy'),
      cell: ({ policy }) => (
        <TwoLines
          first={
            <Text asChild numeric>
              <span>
                <RecordLink page={urls.policies.detail} id={policy.id}>
                  {oneLine(policy.policyNumber)}
                </RecordLink>
              </span>
            </Text>
          }
          second={policy.carrier?.name ?? policy.insuranceName}
          truncate
        />
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      width: '9.1%',
      cell: ({ contact }) => (
        <RecordLink page={urls.contacts.view} id={contact.id}>
          {fullName(contact)}
        </RecordLink>
      ),
    },
    {
      id: 'type',
      width: '13.4%',
      header: t('type'),
      priority: 1,
      cell: ({ claimType }) => t(`claimType.${claimType}`),
    },
    dayColumn('lossDate', {
      id: 'loss',
      header: t('lossDate'),
      width: '10.2%',
      sortBy: 'lossDate',
    }),
    instantColumn('reportedDate', {
      id: 'reported',
      header: t('reported'),
      width: '9.7%',
      sortBy: 'reportedDate',
      priority: 2,
    }),
    relatedColumn('assignedAgent', {
      id: 'agent',
      header: t('assignedAgent'),
      width: '9.3%',
      priority: 2,
      page: urls.agency.member,
    }),
    statusColumn('claimStatus', ClaimChip, { id: 'status', header: t('kit:status'), width: '18.1%' }),
    instantColumn('updatedAt', {
      id: 'updated',
      header: t('updated'),
      width: '9.7%',
      sortBy: 'updatedAt',
      priority: 1,
    }),
  ];
}
