import { AssignAgentDialog } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useAssignAgent } from './opportunities.api';

interface AssignDialogProps {
  opportunity: Opportunity;
  onClose: () => void;
}

/** Dialog that assigns an opportunity to an agent. */
export function AssignDialog({ opportunity, onClose }: AssignDialogProps) {
  const { t } = useTranslation('opportunities');
  const assign = useAssignAgent();
  const { id, serial, contact, assignedAgent } = opportunity;
  return (
    <AssignAgentDialog
      title={t(assignedAgent ? 'agent.change' : 'agent.assign')}
      description={`${serial} · ${fullName(contact)}`}
      submitLabel={t('agent.save')}
      agent={assignedAgent}
      draftName={`agent ${id}`}
      assign={(agentId) => assign(id, agentId)}
      onClose={onClose}
    />
  );
}
