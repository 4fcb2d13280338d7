import type { OpportunityStatus } from '@fairlead/rules';
import { SegmentedControl, toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useChange } from '../opportunities.api';
import { useRights } from '../useRights';

/** Sets the status to one that the licence allows; what is pressed is saved at once. Specification, document 2, section 4. */
export function StatusControl({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { statuses } = useRights();
  const change = useChange();
  const [asked, setAsked] = useState<OpportunityStatus>();
  if (statuses.length === 0) return null;
  const set = async (status: OpportunityStatus) => {
    setAsked(status);
    const result = await change(opportunity, { status });
    setAsked(undefined);
    if (result.ok) toast.success(result.message);
    else toast.error(result.failure.message);
  };
  return (
    <SegmentedControl
      label={t('status')}
      options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      value={asked ?? opportunity.status}
      onValueChange={(status) => (asked === undefined && status !== opportunity.status ? void set(status) : undefined)}
      aria-busy={asked !== undefined}
    />
  );
}
