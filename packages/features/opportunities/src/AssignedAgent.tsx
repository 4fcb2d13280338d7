import { ShortName } from '@fairlead/kit';
import { Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './AssignedAgent.css';
import type { Opportunity } from './opportunities.api';

interface AssignedAgentProps {
  opportunity: Opportunity;
  onAssign: (opportunity: Opportunity) => void;
}

/** Assigned agent, with a button that assigns another one. */
export function AssignedAgent({ opportunity, onAssign }: AssignedAgentProps) {
  const { t } = useTranslation('opportunities');
  const { assignedAgent, serial } = opportunity;
  const label = t(assignedAgent ? 'agent.change' : 'agent.assign');
  return (
    <Stack gap={2} align="start">
      <span>
        <ShortName>{assignedAgent?.name ?? t('none')}</ShortName>
      </span>
      <button
        type="button"
        className={styles.textButton}
        aria-label={`${label}, ${serial}`}
        onClick={() => onAssign(opportunity)}
      >
        {label}
      </button>
    </Stack>
  );
}
