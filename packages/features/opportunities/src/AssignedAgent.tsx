import { RecordLink, ShortName, urls } from '@fairlead/kit';
import { Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './AssignedAgent.css';
import type { Opportunity } from './opportunities.api';

interface AssignedAgentProps {
  opportunity: Opportunity;
  onAssign: (opportunity: Opportunity) => void;
}

/** Name of an agent, linked to the member's page. */
export function AgentName({ agent }: { agent: Opportunity['assignedAgent'] }) {
  const { t } = useTranslation('opportunities');
  if (agent === null) return <ShortName>{t('none')}</ShortName>;
  return (
    <RecordLink page={urls.agency.member} id={agent.id}>
      {agent.name}
    </RecordLink>
  );
}

/** Assigned agent, with a button that assigns another one. */
export function AssignedAgent({ opportunity, onAssign }: AssignedAgentProps) {
  const { t } = useTranslation('opportunities');
  const { assignedAgent, serial } = opportunity;
  const label = t(assignedAgent ? 'agent.change' : 'agent.assign');
  return (
    <Stack gap={2} align="start">
      <span>
        <AgentName agent={assignedAgent} />
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
