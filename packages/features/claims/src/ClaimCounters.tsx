import { type ListControls, StatusCounters } from '@fairlead/kit';
import { claimStatusTones } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { useClaimCounters } from './claims.api';

/** Number of claims per status. */
export function ClaimCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation('claims');
  return (
    <StatusCounters
      label={t('counters')}
      list={list}
      state={useClaimCounters()}
      by="claimStatus"
      tones={claimStatusTones}
      columns={5}
    />
  );
}
