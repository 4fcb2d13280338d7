import { useAction } from '@fairlead/kit';
import type { OpportunityStatus } from '@fairlead/rules';
import { SegmentedControl, VisuallyHidden } from '@fairlead/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useUpdateOpportunity } from '../opportunities.api';
import { useRights } from '../useRights';

/**
 * Status buttons for the statuses that the user's license allows. A click saves at once. Arrow keys only select, because they
 * pass other statuses on the way; Enter or Space then saves.
 */
export function StatusControl({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { settableStatuses: statuses } = useRights();
  const [chosen, setChosen] = useState<OpportunityStatus>();
  /** Status that the arrow keys have selected, not saved yet. */
  const [selected, setSelected] = useState<OpportunityStatus>();
  const isArrowDown = useRef(false);
  const change = useAction(useUpdateOpportunity(), { onSettled: () => setChosen(undefined) });
  if (statuses.length === 0) return null;
  const save = (status: OpportunityStatus) => {
    if (change.pending) return;
    setSelected(undefined);
    if (status === opportunity.status) return;
    setChosen(status);
    void change.run(opportunity, { status });
  };
  const pressKey = (event: KeyboardEvent) => {
    isArrowDown.current = event.key.startsWith('Arrow');
    if (selected === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    save(selected);
  };
  // the browser reports no change for a click on the selected option
  const click = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (!isArrowDown.current && selected !== undefined && currentTarget.value === selected) save(selected);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.closest('[role=radiogroup]')?.contains(relatedTarget)) return;
    isArrowDown.current = false;
    setSelected(undefined);
  };
  const hint = selected !== undefined && selected !== opportunity.status ? t('status.confirm') : undefined;
  return (
    <div>
      <SegmentedControl
        label={t('status')}
        hint={hint}
        options={statuses.map((value) => ({ value, label: t(`opportunityStatus.${value}`) }))}
        value={chosen ?? selected ?? opportunity.status}
        onValueChange={(status) => (isArrowDown.current ? setSelected(status) : save(status))}
        onKeyDown={pressKey}
        onKeyUp={() => {
          isArrowDown.current = false;
        }}
        onClick={click}
        onBlur={leave}
        aria-busy={change.pending}
      />
      <VisuallyHidden aria-live="polite">{hint}</VisuallyHidden>
    </div>
  );
}
