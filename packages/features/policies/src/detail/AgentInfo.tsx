import { mayAssignPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Card } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../Person';
import type { Policy } from '../policies.api';
import { ChangeAgentDialog } from './ChangeAgentDialog';

/** Assigned agent, with a dialog to change it. */
export function AgentInfo({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const [dialogOpen, setDialogOpen] = useState(false);
  const canAssign = viewer !== null && mayAssignPolicy(viewer, me?.user.id ?? '', policy);
  const { name, email, photo } = policy.assignedAgent;
  return (
    <Card
      title={t('agentInfo')}
      actions={
        canAssign ? (
          <Button variant="ghost" size="small" onClick={() => setDialogOpen(true)}>
            {t('agent.change')}
          </Button>
        ) : null
      }
    >
      <Person name={name} email={email} photo={photo?.fileUrl ?? null} />
      {dialogOpen ? <ChangeAgentDialog policy={policy} onClose={() => setDialogOpen(false)} /> : null}
    </Card>
  );
}
