import { type ListControls, StatusCounters } from '@fairlead/kit';
import { policyStatusTones } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { usePolicyCounters } from './policies.api';

/** Number of policies per status. */
export function PolicyCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation('policies');
  return (
    <StatusCounters
      label={t('counters')}
      list={list}
      state={usePolicyCounters()}
      by="policyStatus"
      tones={policyStatusTones}
      columns={6}
    />
  );
}
