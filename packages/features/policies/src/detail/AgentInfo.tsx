import { ownsPolicy } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Card } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../Person';
import type { Policy } from '../policies.api';
import { ChangeAgentDialog } from './ChangeAgentDialog';

/** Who looks after the policy; the agent of the contact gives it to another. */
export function AgentInfo({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { me, viewer } = useAuth();
  const [choosing, setChoosing] = useState(false);
  const owns = viewer !== null && ownsPolicy(viewer, me?.user.id ?? '', policy);
  const { name, email, photo } = policy.assignedAgent;
  return (
    <Card
      title={t('agentInfo')}
      actions={
        owns ? (
          <Button variant="ghost" size="small" onClick={() => setChoosing(true)}>
            {t('agent.change')}
          </Button>
        ) : null
      }
    >
      <Person name={name} email={email} photo={photo?.fileUrl ?? null} />
      {choosing ? <ChangeAgentDialog policy={policy} onClose={() => setChoosing(false)} /> : null}
    </Card>
  );
}
