import { type ListControls, StatusCounters } from '@fairlead/kit';
import { claimStatusTones } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { statusFilters } from './claimReads';
import { useClaimCounters } from './claims.api';

/** Number of claims per status. */
export function ClaimCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation('claims');
  const state = useClaimCounters();
  return (
    <StatusCounters
      label={t('counters')}
      list={list}
      state={state}
      columns={{ xs: 2, md: 4, lg: 5 }}
      counters={Object.entries(statusFilters).map(([filter, status]) => ({
        filter,
        label: t(`claimStatus.${status}`),
        tone: claimStatusTones[status],
        count: state.data?.counters.find(({ claimStatus }) => claimStatus === status)?.count,
      }))}
    />
  );
}
