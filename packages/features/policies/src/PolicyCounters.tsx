import { type ListControls, StatusCounters } from '@fairlead/kit';
import { policyStatusTones } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { usePolicyCounters } from './policies.api';
import { statusFilters } from './policyReads';

/** Number of policies per status. */
export function PolicyCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation('policies');
  const state = usePolicyCounters();
  return (
    <StatusCounters
      label={t('counters')}
      list={list}
      state={state}
      columns={{ xs: 3, md: 4, lg: 6 }}
      counters={Object.entries(statusFilters).map(([filter, status]) => ({
        filter,
        label: t(`policyStatus.${status}`),
        tone: policyStatusTones[status],
        count: state.data?.counters.find(({ policyStatus }) => policyStatus === status)?.count,
      }))}
    />
  );
}
