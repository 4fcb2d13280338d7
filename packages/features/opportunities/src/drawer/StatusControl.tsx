import { useAction } from '@fairlead/kit';
import type { OpportunityStatus } from '@fairlead/rules';
import { SegmentedControl } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/** Status buttons for the statuses that the user's license allows. A click saves at once. */
export function StatusControl({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { settableStatuses: statuses } = useRights();
  const [chosen, setChosen] = useState<OpportunityStatus>();
  const change = useAction(useUpdateOpportunity(), { onSettled: () => setChosen(undefined) });
  if (statuses.length === 0) return null;
  const choose = (status: OpportunityStatus) => {
    if (change.pending || status === opportunity.status) return;
    setChosen(status);
    void change.run(opportunity, { status });
  };
  return (
    <SegmentedControl
      label={t('status')}
      options={statuses.map((value) => ({ value, label: t(`opportunityStatus.${value}`) }))}
      value={chosen ?? opportunity.status}
      onValueChange={choose}
      aria-busy={change.pending}
    />
  );
}
