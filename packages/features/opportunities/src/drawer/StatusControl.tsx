import { messageOf } from '@fairlead/api-client/client';
import type { OpportunityStatus } from '@fairlead/rules';
import { SegmentedControl, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/** Status buttons for the statuses that the user's license allows. A click saves at once. */
export function StatusControl({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { settableStatuses: statuses } = useRights();
  const change = useUpdateOpportunity();
  const [pending, setPending] = useState<OpportunityStatus>();
  if (statuses.length === 0) return null;
  const changeStatus = async (status: OpportunityStatus) => {
    setPending(status);
    const result = await change(opportunity, { status });
    setPending(undefined);
    if (result.ok) toast.success(result.message);
    else toast.error(messageOf(result.failure));
  };
  return (
    <SegmentedControl
      label={t('status')}
      options={statuses.map((value) => ({ value, label: t(`opportunityStatus.${value}`) }))}
      value={pending ?? opportunity.status}
      onValueChange={(status) =>
        pending === undefined && status !== opportunity.status ? void changeStatus(status) : undefined
      }
      aria-busy={pending !== undefined}
    />
  );
}
